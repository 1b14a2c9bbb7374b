"""The half-litre mug."""
from models import *


def model():
    m = clay()
    world((0.12, 0.12, 0.12), 1)
    mug((-0.1, 0, 0), math.radians(-20))
    swap(m)
    area((-3, -2.4, 3), (0, 0, 0.7), 1, 260)
    cam((0.15, -5, 1.2), (0.15, 0, 0.74), 70, 1000, 1080)
