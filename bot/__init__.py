"""The application: tables, storage, house players, and the rim that speaks to Discord."""
