"""What people see: presenters, the kit they draw with, and how a press is read."""
