"""Half-litres from above on a dark oak table."""
from kit import *


def scene():
    world((0.02, 0.024, 0.02), 1)
    t = oak(
        "tbl",
        "X",
        0.5, (0.018, 0.009, 0.005), (0.19, 0.088, 0.037),
        plank=(1.55, "Y"),
        coat=0.2,
        rough=(0.28, 0.55),
        gap=0.014,
        ring=0.42,
    )
    box("t", (40, 30, 0.4), (0, 0, -0.2), t)
    r = random.Random(5)
    pos = [
        (-1.50, 0.42, 2.75), (-0.42, -0.42, 0.25), (0.86, 0.38, -0.9), (2.02, -0.34, 0.9),
        (-0.10, 1.42, 1.9), (-2.55, -0.62, -2.6), (3.15, 0.62, -0.2), (-1.35, -1.55, -1.2),
        (0.95, -1.32, -0.35), (2.3, 1.55, 2.4), (-2.9, 1.5, 0.4), (-3.9, 0.5, 1.0),
    ]
    for i, (x, y, a) in enumerate(pos):
        mug(
            (x, y, 0),
            a + 0.4,
            seed=i * 7 + 1,
            foamtop=1.34 + 0.03 * r.random(),
            fill=1.10,
            bubbles=60,
            big=260,
        )
        # In the foot of the glass, so that beer looked into from above is amber, not black.
        card(0.6, 0.6, (x, y, 0.07), 0.9, (1, 0.60, 0.20), rot=(0, 0, 0))
    # Low, so that it throws the colour of the beer on to the table.
    area((-5.6, 3.0, 3.0), (0, 0, 0.9), 1.2, 1350, (1, 0.80, 0.54))
    area((6, 1, 2.6), (0, 0, 0.8), 1.2, 220, (1, 0.62, 0.30))
    area((0, -5, 5.5), (0, 0, 0), 3, 100, (1, 0.92, 0.78))


CAMERAS = {
    "main": lambda: camera((0.15, -1.35, 6.5), (0.12, 0.02, 0.3), 40, 0.6, (0.1, -0.1, 1.3)),
    "pair": lambda: camera((-0.6, -2.6, 3.6), (0.2, 0.05, 1.0), 46, 0.5, (0.3, 0.1, 1.35)),
}
