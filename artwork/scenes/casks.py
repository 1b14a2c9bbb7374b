"""Stacked cask heads, raking light."""
from kit import *


def scene():
    world((0.004, 0.005, 0.005), 1)
    B = join(barrel_parts(), "cask")
    B.location = (0, 0, -99)
    ra = random.Random(9)
    for row in range(4):
        for i in range(-6, 8):
            x = i * 0.945 + (row % 2) * 0.4725
            z = 0.46 + row * 0.815
            o = inst(B, (x, ra.uniform(-0.05, 0.05), z))
            o.rotation_euler = (
                Matrix.Rotation(math.radians(90), 4, "X")
                @ Matrix.Rotation(
                    ra.uniform(-0.5, 0.5) if ra.random() < 0.7 else ra.uniform(0, 6.28), 4, "Z"
                )
            ).to_euler()
    plane(
        "bk", 20, 8, (0, 0.7, 3), (math.radians(90), 0, 0), simple("b", (0.01, 0.008, 0.006), 0.9)
    )
    fl = oak("fl", "X", 0.8, (0.01, 0.006, 0.003), (0.06, 0.03, 0.013), coat=0.3)
    plane("f", 20, 10, (0, -3, 0), (0, 0, 0), fl)
    area((-5.2, -2.3, 3.9), (0, -0.5, 1.5), 0.8, 1500, (1, 0.74, 0.42), 0.8)
    area((5, -3.5, 2), (1, 0, 1.3), 2, 50, (0.95, 0.85, 0.7))
    area((0, -5, 5), (0, 0, 1.5), 3, 110, (1, 0.85, 0.6))


CAMERAS = {
    "main": lambda: camera((-2.75, -3.3, 1.42), (0.55, 0, 1.66), 33, 0.9, (-0.6, -0.55, 1.6)),
    "bung": lambda: camera((-1.3, -1.75, 1.2), (0.05, 0, 1.32), 34, 0.9, (-0.4, -0.55, 1.3)),
    "low": lambda: camera((2.5, -2.15, 0.62), (-0.75, 0.1, 1.42), 30, 0.9, (0.5, -0.55, 1.1)),
}
