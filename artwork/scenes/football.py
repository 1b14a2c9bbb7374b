"""Long table by the screen side: mugs and an old leather ball."""
from kit import *


def scene():
    world((0.008, 0.012, 0.010), 1)
    tabletop(light=(0.15, 0.075, 0.032), dark=(0.02, 0.010, 0.004), w=1.7, coat=0.3)
    football((-1.0, 0.25, 1.09), 1.1, (math.radians(38), math.radians(-8), math.radians(24)))
    mug((0.75, -0.35, 0), math.radians(-30), droplets=260, bubbles=150, seed=2)
    mug((1.85, 0.75, 0), math.radians(-50), seed=4)
    mug((0.55, 1.75, 0), math.radians(200), seed=8, res=16)
    mug((2.5, 2.7, 0), math.radians(20), seed=9, res=16)
    for x, y in ((0.79, 0.62), (1.9, 1.75)):
        card(0.95, 1.2, (x, y, 0.72), 3.4)
    grass = simple("gr", (0.02, 0.06, 0.015), 0.9)
    # green and white pennant string far behind, as blurred flags
    cl = [simple("pa", (0.02, 0.16, 0.07), 0.8), simple("pb", (0.62, 0.56, 0.44), 0.8)]
    for i in range(-8, 15):
        x = -9 + i * 1.35
        z = 4.1 - 0.7 * abs(math.sin((i + 0.5) / 15 * math.pi))
        obj(
            "pn",
            [(x - 0.5, 12, z), (x + 0.5, 12, z), (x, 12, z - 0.95)],
            [(0, 1, 2)],
            cl[i % 2],
            False,
        )
    tube(
        "st",
        [
            (-9 + i * 1.35, 12, 4.13 - 0.7 * abs(math.sin((i + 0.5) / 15 * math.pi)))
            for i in range(-8, 15)
        ]
        + [(12, 12, 4.2)],
        0.03,
        cl[1],
        60,
    )
    plane(
        "wall",
        120, 60, (0, 30, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.016, 0.040, 0.026), 0.9),
    )
    bokeh(
        50, 13, 27,
        x=(-20, 20),
        z=(1.2, 6.5),
        seed=19,
        s=(0.12, 0.75),
        size=(0.34, 1.0),
        cam=(-0.2, -6.8, 2.3),
    )
    area((-12, 20, 13), (-12, 30, 7), 8, 1600, (1, 0.60, 0.28))
    area((10, 20, 14), (8, 30, 6), 8, 1200, (0.8, 0.8, 0.45))
    area((0, 6, 9), (0, 12, 5), 4, 500, (1, 0.8, 0.5))
    area((-5.2, -1.6, 3.8), (-0.8, 0, 1.0), 1.2, 520, (1, 0.90, 0.74), 2.4)
    area((5.0, 1.6, 3.0), (0.4, 0, 0.8), 0.8, 300, (1, 0.74, 0.42), 2.6)
    area((0.2, 3.2, 4.8), (0, 0.4, 1.2), 3.4, 420, (1, 0.84, 0.58), 1.2)
    area((-0.5, -6, 4), (0, 0, 1), 3, 170, (1, 0.93, 0.80))


CAMERAS = {
    # The headline stands low on the left.
    "main": lambda: camera(
        (-0.1, -6.9, 2.15), (0.28, 0.2, 1.14), 25, 0.55, (0.5, -0.6, 1.0), (-0.27, -0.04)
    ),
    "laces": lambda: camera((-2.65, -3.9, 2.5), (-0.75, 0.3, 1.25), 46, 0.5, (-1.15, -0.6, 1.5)),
}
