"""The big hall: arched roof, wheel chandeliers, rows of laid tables."""
from kit import *


def scene():
    world((0.006, 0.007, 0.008), 1)
    W, h0, ri, L = 7.0, 3.4, 4.0, 44.0
    pl = plaster("hp", (0.56, 0.43, 0.26), (0.38, 0.28, 0.16), 0.5)
    st = stonemat("st", (0.13, 0.10, 0.07), (0.36, 0.285, 0.19), 2.0, 0.7, 0.6)
    grn = plaster("hg", (0.020, 0.085, 0.052), (0.010, 0.050, 0.030), 0.7)

    def pr(t, k=1.0):
        a = math.pi * (1 - t)
        return (W * k * math.cos(a), h0 + ri * k * math.sin(a))

    surf("vault", lambda u, v: (pr(u)[0], v * L - 3, pr(u)[1]), 110, 40, pl)
    wo = oak(
        "wain",
        "Z",
        0.7, (0.016, 0.008, 0.004), (0.095, 0.045, 0.020),
        plank=(0.22, "Y"),
        coat=0.3,
        rough=(0.28, 0.5),
        gap=0.03,
    )
    win = nolight(emit("win", (0.28, 0.42, 0.66), 0.55))
    fr = simple("wf", (0.02, 0.045, 0.03), 0.4)
    for s in (-1, 1):
        plane("sw", L, h0, (s * W, L / 2 - 3, h0 / 2), (math.radians(90), 0, math.radians(90)), pl)
        box("wn", (0.08, L, 1.5), (s * (W - 0.04), L / 2 - 3, 0.75), wo)
        box("rl", (0.16, L, 0.09), (s * (W - 0.07), L / 2 - 3, 1.54), wo, bevel=0.02)
        box("cor", (0.40, L, 0.26), (s * (W - 0.12), L / 2 - 3, h0), st, bevel=0.05)
        for i in range(9):
            y = -1.0 + i * 4.6
            box("pi", (0.34, 0.70, h0), (s * (W - 0.12), y, h0 / 2), st, bevel=0.04)
            yc = y + 2.3
            pts = [(-0.85, 1.75), (0.85, 1.75)] + [
                (0.85 * math.cos(q), 2.75 + 0.62 * math.sin(q)) for q in np.linspace(0, math.pi, 17)
            ]
            obj(
                "w",
                [(s * (W - 0.02), yc + p, z) for p, z in pts],
                [tuple(range(len(pts)))],
                win,
                False,
            )
            for p in (-0.85, -0.28, 0.28, 0.85):
                box(
                    "m",
                    (0.07, 0.06, 1.35 if abs(p) > 0.5 else 1.6),
                    (s * (W - 0.05), yc + p, 2.4 if abs(p) > 0.5 else 2.55),
                    fr,
                )
            for z in (1.78, 2.3, 2.78):
                box("m", (0.07, 1.7, 0.05), (s * (W - 0.05), yc, z), fr)
    for i in range(10):
        y = -1.0 + i * 4.6
        P = [(1.0, -0.34), (0.955, -0.30), (0.955, 0.30), (1.0, 0.34)]
        rib("rib", pr, P, y, 90, st)
        P2 = [(0.956, -0.13), (0.945, -0.10), (0.945, 0.10), (0.956, 0.13)]
        rib("ribg", pr, P2, y, 90, grn)
    ye = L - 3
    plane("end", 16, 9, (0, ye, 4), (math.radians(90), 0, 0), pl)
    # end: tall arch with three windows of warm light and a gallery
    obj(
        "ew",
        [
            (x, ye - 0.02, z)
            for x, z in [(-2.4, 1.2), (2.4, 1.2)]
            + [(2.4 * math.cos(q), 3.9 + 1.9 * math.sin(q)) for q in np.linspace(0, math.pi, 25)]
        ],
        [tuple(range(27))],
        nolight(emit("ew", (1, 0.62, 0.28), 0.9)),
        False,
    )
    for x in (-1.6, -0.8, 0, 0.8, 1.6):
        box("m", (0.10, 0.10, 5), (x, ye - 0.06, 3.3), fr)
    for z in (2.0, 2.9, 3.9):
        box("m", (4.8, 0.10, 0.10), (0, ye - 0.06, z), fr)
    fl = oak(
        "fl",
        "Y",
        0.6, (0.022, 0.010, 0.004), (0.13, 0.062, 0.026),
        plank=(0.22, "X"),
        coat=0.25,
        rough=(0.26, 0.5),
        gap=0.018,
    )
    plane("f", 2 * W, L + 4, (0, L / 2 - 3, 0), (0, 0, 0), fl)
    tm = oak(
        "tm",
        "Y",
        1.0, (0.035, 0.016, 0.007), (0.22, 0.11, 0.048),
        plank=(0.225, "X"),
        coat=0.4,
        rough=(0.2, 0.42),
        gap=0.02,
    )
    T = group(lambda: trestle(3.2, 0.90, 0.76, tm), (0, 0, -60))
    Bn = group(lambda: bench(3.2, 0.32, 0.46, tm), (0, 0, -60))
    M = mugset(res=8)
    r = random.Random(6)
    for x in (-4.9, -2.15, 2.15, 4.9):
        for k in range(9):
            y = 1.2 + k * 4.1
            copygroup(T, (x, y, 0))
            copygroup(Bn, (x - 0.72, y, 0))
            copygroup(Bn, (x + 0.72, y, 0))
            if k < 3 and abs(x) < 3:
                for j in range(8 if k < 2 else 5):
                    M(
                        x + r.choice((-0.27, 0.27)),
                        y - 1.3 + j * 0.36 + r.uniform(-0.05, 0.05),
                        0.76,
                    )
    # wheel chandeliers
    iron = metal("iron", (0.05, 0.045, 0.04), 0.35, 0.6, 10)
    br = metal("br", (0.85, 0.55, 0.22), 0.14, 0.3, 5, 0.0, 0.65)
    gm = nolight(emit("gm", (1, 0.68, 0.36), 7))

    def wheel():
        for R, z in ((1.15, 0), (0.62, 0.42)):
            tube(
                "ring",
                [(R * math.cos(q), R * math.sin(q), z) for q in np.linspace(0, 6.2832, 33)],
                0.030,
                br,
                120,
            )
        for q in np.linspace(0, 6.2832, 7)[:6]:
            tube(
                "sp",
                [
                    (1.15 * math.cos(q), 1.15 * math.sin(q), 0),
                    (0.62 * math.cos(q), 0.62 * math.sin(q), 0.42),
                    (0.05 * math.cos(q), 0.05 * math.sin(q), 1.5),
                ],
                0.014,
                iron,
                20,
            )
        for q in np.linspace(0, 6.2832, 13)[:12]:
            c = (1.15 * math.cos(q), 1.15 * math.sin(q), -0.16)
            ball("g", 0.12, c, gm, 20, 12).visible_shadow = False
            revolve(
                "gc",
                [(0.0001, 0.16), (0.05, 0.15), (0.08, 0.10), (0.05, 0.08)],
                16,
                br,
                loc=(c[0], c[1], c[2]),
            )
        tube("ch", [(0, 0, 1.5), (0, 0, 4.2)], 0.018, iron, 2)
        revolve(
            "hub", [(0.0001, 1.38), (0.06, 1.42), (0.09, 1.5), (0.05, 1.58), (0.0001, 1.62)], 24, br
        )

    Wl = group(wheel, (0, 0, -60))
    for i in range(5):
        y = 4.0 + i * 8.4
        copygroup(Wl, (0, y, 4.35), 0.2 * i)
        point((0, y, 4.1), 760 if i < 4 else 560, (1, 0.60, 0.28), 0.6)
    for i in range(1, 9, 2):
        for s in (-1, 1):
            y = -1.0 + i * 4.6
            ball("sc", 0.11, (s * (W - 0.48), y, 2.35), gm, 20, 12).visible_shadow = False
            tube(
                "sa",
                [(s * (W - 0.30), y, 2.1), (s * (W - 0.45), y, 2.12), (s * (W - 0.48), y, 2.26)],
                0.018,
                br,
                12,
            )
            if i < 6:
                point((s * (W - 0.52), y, 2.40), 60, (1, 0.60, 0.28), 0.1)
    area((0, -2.5, 4.5), (0, 5, 0.7), 3, 120, (1, 0.86, 0.70))


def table():
    eye = (2.30, -0.95, 0.985)
    close_top(2.15, 1.2, 0.90, 3.2)
    clear_table((1.6, 2.7), (-0.5, 2.9))
    r = random.Random(3)
    for x, y, n in ((2.49, -0.13, 5), (2.0, 0.42, 4)):
        for i in range(n):
            half_litre(
                x + r.uniform(-0.015, 0.015),
                y + 0.56 * i + r.uniform(-0.03, 0.03),
                0.763,
                r.uniform(2.2, 3.4),
                r.randrange(9),
            )
    light_mugs(eye, 4, 3.2)
    area((1.9, -1.3, 1.9), (2.4, 0.2, 0.85), 0.8, 26, (1, 0.86, 0.68))
    area((3.4, 0.2, 1.3), (2.5, 0.2, 0.85), 0.25, 5, (1, 0.74, 0.42), 0.6)
    return camera(eye, (2.74, 2.42, 0.84), 34, 4.0, (2.49, -0.1, 0.84))


def guests():
    """a full hall in the evening, nobody near enough to be somebody"""
    r = random.Random(21)
    cloths = ((0.030, 0.024, 0.020), (0.045, 0.018, 0.012), (0.020, 0.030, 0.026))
    some = five_guests(30, cloths, 0.14, 0.06)
    tables = [(x, 1.2 + k * 4.1) for x in (-4.9, -2.15, 2.15, 4.9) for k in range(6)]
    for x, y in tables:
        for s in (-1, 1):
            for j in (-1, 0, 1):
                # Nobody near has a face: these look away from the aisle.
                inner = (x < 0) == (s > 0)
                if y + j < 2.6 or (y < 9 and not inner) or r.random() < 0.25:
                    continue
                at = (x + s * 0.72, y + j * 0.95 + r.uniform(-0.12, 0.12), 0)
                copygroup(some[r.randrange(5)], at, math.radians(90 * s) + r.uniform(-0.2, 0.2))
    return camera((-0.35, -1.2, 1.62), (0.10, 14, 2.05), 26, 0.8, (-2.15, 0.8, 0.85))


CAMERAS = {
    "main": lambda: camera((-0.55, -2.4, 2.05), (0.12, 14, 2.62), 22, 5),
    "table": table,
    "guests": guests,
}
