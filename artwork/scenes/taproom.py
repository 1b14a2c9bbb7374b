"""Vaulted taproom: long oak tables, mugs, enamel lamps."""
from kit import *


def scene():
    world((0.006, 0.007, 0.006), 1)
    a, b, ny, h0 = 5.4, 4.0, 5, 1.75
    pl = plaster("vp", (0.58, 0.43, 0.24), (0.36, 0.25, 0.13), 0.8)
    st = stonemat("st", (0.12, 0.095, 0.065), (0.34, 0.27, 0.18), 3.0, 0.75, 0.7)
    groin("gv", 1, ny, a, b, h0, pl, 0, -1.2, 40, 0.84)
    wo = oak(
        "wain",
        "Z",
        0.9, (0.016, 0.008, 0.004), (0.085, 0.040, 0.018),
        plank=(0.16, "Y"),
        coat=0.3,
        rough=(0.3, 0.5),
        gap=0.04,
    )
    for x, s in ((0, 1), (a, -1)):
        plane(
            "w",
            b * ny,
            5.2,
            (x + 0.001 * s, -1.2 + b * ny / 2, 2.6),
            (math.radians(90), 0, math.radians(90)),
            pl,
        )
        box("wn", (0.05, b * ny, 1.18), (x + 0.035 * s, -1.2 + b * ny / 2, 0.59), wo)
        box("rl", (0.11, b * ny, 0.06), (x + 0.055 * s, -1.2 + b * ny / 2, 1.20), wo, bevel=0.012)
        for k in range(ny + 1):
            y = -1.2 + k * b
            box("p", (0.34, 0.46, h0), (x + 0.10 * s, y, h0 / 2), st, bevel=0.03)
            box("pc", (0.44, 0.56, 0.12), (x + 0.13 * s, y, h0 - 0.04), st, bevel=0.02)
    ye = -1.2 + b * ny
    plane("end", a, 5.4, (a / 2, ye, 2.6), (math.radians(90), 0, 0), pl)
    fl = oak(
        "fl",
        "Y",
        0.8, (0.018, 0.009, 0.004), (0.095, 0.047, 0.021),
        plank=(0.19, "X"),
        coat=0.25,
        rough=(0.25, 0.5),
        gap=0.02,
    )
    plane("f", a, b * ny + 2, (a / 2, ye / 2 - 1.2, 0), (0, 0, 0), fl)
    # end wall: three tapped casks on a stillage under an arch of stone
    B = join(barrel_parts(), "cask")
    B.location = (0, 0, -99)
    r = random.Random(3)
    box("stl", (3.4, 0.7, 0.55), (a / 2, ye - 0.55, 0.275), wo, bevel=0.02)
    for i in range(3):
        o = inst(B, (a / 2 + (i - 1) * 1.0, ye - 0.62, 0.55 + 0.47))
        o.rotation_euler = (
            Matrix.Rotation(math.radians(90), 4, "X")
            @ Matrix.Rotation(r.uniform(-0.3, 0.3), 4, "Z")
        ).to_euler()
    br = metal("br", (0.93, 0.62, 0.25), 0.12, 0.28, 4, 0.0, 0.7)
    for i in range(3):
        tube(
            "tp",
            [
                (a / 2 + (i - 1) * 1.0, ye - 1.16, 0.78),
                (a / 2 + (i - 1) * 1.0, ye - 1.30, 0.78),
                (a / 2 + (i - 1) * 1.0, ye - 1.33, 0.66),
            ],
            0.022,
            br,
            12,
        )
    P = (
        [(-1.7, 0.55), (-1.7, 1.6)]
        + [(1.7 * math.cos(t), 1.6 + 1.25 * math.sin(t)) for t in np.linspace(math.pi, 0, 25)]
        + [(1.7, 0.55)]
    )
    tube("arch", [(a / 2 + x, ye - 0.05, z) for x, z in P], 0.11, st, 80)
    # tables and benches
    tm = oak(
        "tm",
        "Y",
        1.0, (0.030, 0.014, 0.006), (0.19, 0.095, 0.042),
        plank=(0.205, "X"),
        coat=0.4,
        rough=(0.2, 0.42),
        gap=0.02,
    )
    T = group(lambda: trestle(2.9, 0.82, 0.76, tm), (0, 0, -60))
    Bn = group(lambda: bench(2.9, 0.30, 0.46, tm), (0, 0, -60))
    M = mugset(res=12)
    for x in (1.30, a - 1.30):
        for k in range(5):
            y = 0.55 + k * 3.35
            copygroup(T, (x, y, 0))
            copygroup(Bn, (x - 0.66, y, 0))
            copygroup(Bn, (x + 0.66, y, 0))
            for j in range(6 if k < 2 else 3):
                if k == 0 and x < 2:
                    M(
                        *(
                            (1.60, 0.22), (1.38, 0.46), (1.58, 0.78), (1.20, 1.02), (1.52, 1.36),
                            (1.10, 0.62),
                        )[j],
                        0.76,
                        (3.4, 2.9, 0.6, 4.2, 1.5, 3.6)[j]
                    )
                    continue
                M(
                    x + r.choice((-0.24, 0.24)) + r.uniform(-0.06, 0.06),
                    y + r.uniform(-1.2, 1.2),
                    0.76,
                )
            shade_lamp((x, y + 0.35, 1.86), 2.2, 210 if k < 4 else 130, 0.95)
    for k in range(ny - 1):
        globe_lamp((a / 2, 0.8 + k * 4.0, 2.95), 1.1, 46, 0.12)
    spot((a / 2, ye - 2.6, 3.0), (a / 2, ye - 0.5, 1.0), 260, (1, 0.64, 0.30), 70, 0.8, 0.1)
    area((a / 2, -1.0, 2.6), (a / 2, 3, 0.8), 2.2, 26, (1, 0.86, 0.70))


def table():
    eye = (1.05, -0.55, 0.955)
    close_top(1.30, 0.55, 0.82, 2.9)
    clear_table((0.8, 1.8), (-1, 2.1))
    for seed, (x, y, turn) in enumerate(
        (
            (1.345, 0.235, 2.5), (1.57, 0.40, 3.0), (1.33, 0.82, 2.2), (1.637, 1.257, 0.4),
            (1.306, 1.6, 3.6),
        ),
        1,
    ):
        half_litre(x, y, 0.763, turn, seed)
    light_mugs(eye, 3, 3.0)
    area((0.7, -0.9, 1.9), (1.4, 0.5, 0.85), 0.8, 12, (1, 0.84, 0.64))
    area((2.3, 0.5, 1.2), (1.4, 0.4, 0.85), 0.25, 5, (1, 0.74, 0.42), 0.5)
    return camera(eye, (1.62, 2.68, 0.80), 36, 4.0, (1.345, 0.235, 0.84))


def guests():
    """people at the long tables, their backs to the light of the casks"""
    r = random.Random(12)
    cloths = ((0.030, 0.024, 0.020), (0.040, 0.020, 0.014), (0.020, 0.028, 0.026))
    some = five_guests(20, cloths, 0.16, 0.05)
    for x in (1.30, 4.10):
        for k in range(4):
            y = 0.55 + k * 3.35
            for s in (-1, 1):
                for j in (-1, 0, 1):
                    # Nobody fills the picture, and nobody near has a face.
                    inner = (x < 3) == (s > 0)
                    if k == 0 or (k == 1 and not inner) or r.random() < 0.3:
                        continue
                    copygroup(
                        some[r.randrange(5)],
                        (x + s * 0.64, y + j * 0.85 + r.uniform(-0.12, 0.12), 0),
                        math.radians(90 * s) + r.uniform(-0.2, 0.2),
                    )
    return camera((2.55, -0.75, 1.38), (2.72, 7, 1.22), 28, 0.9, (1.5, 0.55, 0.85))


CAMERAS = {
    "main": lambda: camera((2.30, -1.02, 1.26), (2.72, 7, 1.40), 24, 4),
    "table": table,
    "guests": guests,
}
