"""Olenon: two pairs shed number cards without suits."""
