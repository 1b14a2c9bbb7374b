"""A broom by the wall of the hall, and the chair that a trumpet waits on (metres)."""
from kit import *
from scenes.music import trumpet


def scene():
    world((0.006, 0.007, 0.008), 1)
    wall = plaster("hp", (0.56, 0.43, 0.26), (0.38, 0.28, 0.16), 0.5)
    wood = oak(
        "wain", "Z", 0.9, (0.016, 0.008, 0.004), (0.105, 0.050, 0.022),
        plank=(0.19, "X"), coat=0.3, rough=(0.28, 0.5), gap=0.03,
    )
    floor = oak(
        "fl", "Y", 0.7, (0.022, 0.010, 0.004), (0.13, 0.062, 0.026),
        plank=(0.22, "X"), coat=0.25, rough=(0.26, 0.5), gap=0.018,
    )
    plane("wall", 14, 6, (0, 0, 3), (math.radians(90), 0, 0), wall)
    box("wain", (14, 0.06, 1.42), (0, -0.03, 0.71), wood)
    box("rail", (14, 0.12, 0.09), (0, -0.06, 1.46), wood, bevel=0.02)
    box("foot", (14, 0.10, 0.16), (0, -0.05, 0.08), wood, bevel=0.02)
    plane("floor", 14, 10, (0, -5, 0), (0, 0, 0), floor)
    broom((-0.42, -0.42, 0), 0.145)
    seat = oak("chair", "Z", 3.0, (0.012, 0.006, 0.003), (0.085, 0.040, 0.017), coat=0.3)
    group(lambda: chair(seat), (0.52, -0.62, 0), math.radians(-14))
    e = group(trumpet, scale=0.1)
    e.rotation_euler = (
        Matrix.Rotation(math.radians(158), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X")
    ).to_euler()
    e.location = (0.52, -0.66, 0.50)
    lantern((-0.04, -0.55, 0), 0.66, 60)
    area((-2.0, -2.4, 2.7), (0.1, -0.4, 0.6), 0.6, 150, (1, 0.76, 0.48))
    area((2.4, -1.4, 2.2), (0.3, -0.4, 0.7), 0.4, 90, (1, 0.66, 0.34))
    refl((0.5, -0.6, 0.5), (-0.6, -2.6, 1.3), 0.8, 0.8, 1.6)


def broom(foot, lean):
    """a besom, its twigs down, its stick against the wall"""
    r = random.Random(7)
    bark = simple("birch", (0.085, 0.046, 0.022), 0.75)
    pale = simple("osier", (0.34, 0.20, 0.085), 0.6)
    stick = oak("stick", "Z", 3.0, (0.06, 0.030, 0.014), (0.24, 0.13, 0.06), rough=(0.5, 0.8))

    def build():
        tube("stick", [(0, 0, 0.40), (0.006, 0.004, 0.9), (-0.004, 0, 1.52)], 0.0145, stick, 40)
        for i in range(190):
            a, q = r.random() * 6.283, math.sqrt(r.random())
            top = (0.038 * q * math.cos(a), 0.038 * q * math.sin(a), 0.55 + r.uniform(-0.03, 0.05))
            low = r.uniform(0.0, 0.07)
            wide = 0.135 * q + r.uniform(-0.02, 0.02)
            bend = r.uniform(-0.022, 0.022)
            tube(
                "twig",
                [
                    top,
                    (0.040 * q * math.cos(a), 0.040 * q * math.sin(a), 0.42),
                    (0.085 * q * math.cos(a) + bend, 0.085 * q * math.sin(a) - bend, 0.2),
                    (wide * math.cos(a) + bend, wide * math.sin(a), low),
                ],
                r.uniform(0.0018, 0.0034),
                bark,
                12,
                rf=lambda t: 1.2 - 0.75 * t,
            )
        for z, q in ((0.53, 0.043), (0.47, 0.044), (0.40, 0.047)):
            for k in range(3):
                tube(
                    "osier",
                    [
                        (q * math.cos(a), q * math.sin(a), z + 0.010 * k + 0.004 * math.sin(a))
                        for a in np.linspace(0, 6.2832, 17)
                    ],
                    0.0055,
                    pale,
                    60,
                )

    e = group(build, foot)
    e.rotation_euler = (-lean, 0.10, 0)


CAMERAS = {
    "main": lambda: camera((-0.15, -3.15, 0.98), (0.08, -0.35, 0.66), 40, 2.8, (0.0, -0.55, 0.6)),
}
