"""A cask, lying."""
from models import *


def model():
    m = clay()
    world((0.12, 0.12, 0.12), 1)
    o = join(barrel_parts(), "c")
    o.rotation_euler = (0, math.radians(90), math.radians(62))
    swap(m)
    area((-2.4, -2.6, 2.4), (0, 0, 0), 0.8, 150)
    cam((0, -3.4, 0.75), (0, 0, 0), 55, 1000, 1080)
