"""Two mugs touching, one candle: for two."""
from kit import *


def scene():
    world((0.005, 0.007, 0.005), 1)
    tabletop(light=(0.085, 0.040, 0.017))
    mug((-0.468, 0, 0), math.radians(208), droplets=200, bubbles=150, seed=2)
    mug((0.468, -0.05, 0), math.radians(-30), droplets=200, bubbles=150, seed=6)
    card(0.95, 1.2, (-0.48, 0.95, 0.72), 3.6)
    card(0.95, 1.2, (0.54, 0.95, 0.72), 3.6)
    br = metal("br", (0.93, 0.60, 0.24), 0.10, 0.26, 4, 0.0, 0.7)
    cx, cy = -1.55, 1.0
    chamberstick(cx, cy, br)
    tube(
        "ch",
        [
            (cx - 0.56, cy - 0.1, 0.12),
            (cx - 0.78, cy - 0.14, 0.20),
            (cx - 0.84, cy - 0.15, 0.10),
            (cx - 0.74, cy - 0.13, 0.03),
            (cx - 0.58, cy - 0.10, 0.10),
        ],
        0.03,
        br,
        30,
    )
    candle((cx, cy, 0.21), 1.35, 0.145, 60)
    hm = hop_mat()
    o = hop_cone(3, 46, hm)
    o.location = (0.62, -0.98, 0.135)
    o.scale = (0.32,) * 3
    o.rotation_euler = (
        Matrix.Rotation(math.radians(165), 4, "Z") @ Matrix.Rotation(math.radians(93), 4, "Y")
    ).to_euler()
    o2 = inst(o, (0.98, -0.78, 0.13), (0, 0, 0), 0.29)
    o2.rotation_euler = (
        Matrix.Rotation(math.radians(70), 4, "Z")
        @ Matrix.Rotation(math.radians(94), 4, "Y")
        @ Matrix.Rotation(2, 4, "Z")
    ).to_euler()
    plane(
        "wall",
        120, 60, (0, 34, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.020, 0.018, 0.011), 0.9),
    )
    bokeh(
        52, 12, 30,
        x=(-12, 12),
        z=(1.8, 13),
        seed=41,
        s=(0.08, 0.5),
        size=(0.34, 0.9),
        cols=[(1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (1, 0.70, 0.34)],
        cam=(0, -6.4, 1.9),
    )
    area((-6, 24, 14), (-8, 34, 9), 8, 1300, (1, 0.46, 0.16))
    area((-2.8, -1.2, 2.4), (0, 0, 1.0), 0.6, 110, (1, 0.80, 0.55), 2.4)
    area((2.9, 0.9, 2.0), (0.4, 0, 0.8), 0.5, 110, (1, 0.72, 0.40), 2.4)
    area((0.2, 2.2, 3.8), (0, 0, 1.3), 2.0, 210, (1, 0.80, 0.52), 1.0)
    area((-1.6, -4.6, 3.4), (0, 0, 1.2), 2.2, 120, (1, 0.86, 0.66))


CAMERAS = {
    "main": lambda: camera((0.10, -6.6, 1.85), (-0.20, 0.1, 1.06), 50, 0.5, (0, -0.46, 1.0)),
    "candle": lambda: camera((-2.6, -3.6, 1.7), (-1.15, 0.9, 1.12), 48, 0.45, (-1.4, 0.8, 1.2)),
}
