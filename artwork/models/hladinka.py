"""A hladinka: two fingers of foam."""
from models import *


def model():
    pour(0.98, 1.46, 0.13, seed=2, rot=R(-14))
    pourcam()
