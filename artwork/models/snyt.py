"""A šnyt: more foam than beer below it."""
from models import *


def model():
    pour(0.54, 1.02, 0, seed=3, rot=R(-14))
    pourcam()
