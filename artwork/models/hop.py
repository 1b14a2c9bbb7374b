"""Hop cones on the bine."""
from models import *


def model():
    m = clay()
    world((0.10, 0.10, 0.10), 1)
    a = hop_cone(2, 50, m)
    a.rotation_euler = (math.radians(168), math.radians(6), 0.4)
    a.location = (-0.28, 0, 1.35)
    b = hop_cone(5, 46, m)
    b.rotation_euler = (math.radians(160), math.radians(-20), 1.4)
    b.location = (0.72, 0.25, 1.85)
    b.scale = (0.8,) * 3

    # leaf + bine
    def leaf(u, v):
        t = (u - 0.5) * 2 * 2.75
        lob = max(
            math.exp(-((t / 0.40) ** 2)) * 1.0,
            math.exp(-(((abs(t) - 1.12) / 0.36) ** 2)) * 0.86,
            math.exp(-(((abs(t) - 2.15) / 0.34) ** 2)) * 0.58,
        )
        R = 0.34 + 0.72 * lob
        R *= 1 - 0.055 * abs(math.sin(t * 11)) * (v**3)
        r = R * v
        x = math.sin(t) * r
        y = math.cos(t) * r
        vein = min(abs(t), abs(abs(t) - 1.12), abs(abs(t) - 2.15))
        return (
            x,
            y,
            -0.30 * r * r
            + 0.10 * math.sin(x * 4 + 1)
            - 0.055 * math.exp(-((vein * r / 0.045) ** 2))
            + 0.035 * math.cos(y * 14) * v,
        )

    for loc, rot, s in (
        ((-0.42, 0.05, 1.72), (math.radians(62), math.radians(12), math.radians(58)), 0.92),
        ((0.30, 0.32, 1.98), (math.radians(66), math.radians(-14), math.radians(-22)), 0.80),
    ):
        surf("leaf", leaf, 180, 40, m, loc=loc, rot=rot, scale=(s, s, s))
    tube(
        "bine",
        [(-1.1, 0.2, 2.75), (-0.62, 0.1, 2.35), (-0.25, 0.05, 1.95), (-0.27, 0.0, 1.45)],
        0.032,
        m,
    )
    tube(
        "bine2",
        [(-0.25, 0.05, 1.98), (0.25, 0.2, 2.35), (0.72, 0.25, 2.25), (0.73, 0.25, 1.9)],
        0.028,
        m,
    )
    area((-3, -3, 4), (0, 0, 0.8), 1.2, 420)
    cam((0, -7.2, 1.05), (0, 0, 0.98), 62, 1000, 1080)
