"""A mlíko: foam, and a little beer."""
from models import *


def model():
    pour(0.22, 1.46, 0.16, seed=5, rot=R(-14))
    pourcam()
