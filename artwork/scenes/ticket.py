"""Ticket desk: brass grille, bell, tickets on green leather."""
from kit import *


def scene():
    world((0.006, 0.008, 0.007), 1)
    wd = oak(
        "wd", "X", 0.5, (0.020, 0.009, 0.004), (0.15, 0.070, 0.030), coat=0.5, rough=(0.18, 0.4)
    )
    wz = oak(
        "wz", "Z", 0.5, (0.020, 0.009, 0.004), (0.14, 0.066, 0.028), coat=0.5, rough=(0.2, 0.42)
    )
    br = metal("br", (0.93, 0.61, 0.24), 0.22, 0.38, 3, 0.0, 0.7)
    box("desk", (30, 4.2, 0.5), (0, -0.6, -0.25), wd, bevel=0.06)
    lt = leather("gl", (0.006, 0.035, 0.022), (0.018, 0.085, 0.054), 0.8, (0.35, 0.55))
    box("lea", (4.6, 1.9, 0.03), (-0.1, -1.35, 0.012), lt, bevel=0.012)
    for w, h, x, y in ((4.6, 0.03, -0.1, -2.26), (4.6, 0.03, -0.1, -0.44)):
        box("gt", (w - 0.2, 0.025, 0.004), (x, y, 0.030), br)
    # window frame with arched opening
    hw, sp = 2.0, 2.3
    arch = (
        [(-hw, 0), (-hw, sp)]
        + [(hw * math.cos(a), sp + hw * 0.62 * math.sin(a)) for a in np.linspace(math.pi, 0, 41)][
            1:
        ]
        + [(hw, 0)]
    )
    out = [(-9, 0), (-9, sp)] + [(-9 + 18 * i / 40, 9) for i in range(1, 41)] + [(9, 0)]
    k = len(arch)
    V = [(x, 0.9, z) for x, z in arch] + [(x, 0.9, z) for x, z in out]
    obj("pan", V, [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)], wz, False)
    surf(
        "rev",
        lambda u, v: (
            arch[int(round(u * (k - 1)))][0],
            0.9 + v * 0.7,
            arch[int(round(u * (k - 1)))][1],
        ),
        k - 1,
        1,
        wz,
    )
    tube("mo", [(x, 0.86, z) for x, z in arch], 0.10, wd, 120)
    tube("mo2", [(x * 1.09, 0.88, z * 1.03) for x, z in arch], 0.06, br, 120)
    for x in (-5.2, 5.2):
        box("pl", (1.9, 0.10, 6.5), (x, 0.84, 3.4), wz, bevel=0.05)
        box("pl2", (1.4, 0.12, 5.8), (x, 0.82, 3.4), wz, bevel=0.08)
    # grille: bars, a rail with scrolls, and a gap at the bottom to pass tickets
    for x in np.linspace(-1.75, 1.75, 11):
        zt = sp + hw * 0.62 * math.sqrt(max(0, 1 - (x / hw) ** 2))
        tube("bar", [(x, 1.15, 0.95), (x, 1.15, zt)], 0.035, br, 2)
        ball("kn", 0.062, (x, 1.15, 1.62), br, 16, 12)
    for z in (0.95, 2.3):
        tube("rl", [(-hw, 1.15, z), (hw, 1.15, z)], 0.048, br, 2)
    for i in range(10):
        x = -1.575 + i * 0.35
        tube(
            "sc",
            [
                (x + 0.10 * math.cos(t), 1.15, 2.06 + 0.16 * math.sin(t))
                for t in np.linspace(0, 6.283, 17)
            ],
            0.020,
            br,
            40,
        )
    # room behind: shelf of mugs, warm lamp, green wall
    plane(
        "bw",
        16, 10, (0, 6.5, 3),
        (math.radians(90), 0, 0),
        plaster("bp", (0.10, 0.20, 0.13), (0.05, 0.11, 0.07), 0.2),
    )
    for z in (1.4, 3.1):
        box("shf", (9, 1.0, 0.12), (0, 5.8, z), wd)
    sg = simple("sgz", (0.42, 0.37, 0.28), 0.25, coat=0.5)
    stm = revolve(
        "stm",
        [
            (0.0001, 0), (0.36, 0), (0.40, 0.05), (0.38, 0.15), (0.40, 0.8), (0.38, 1.15),
            (0.36, 1.2), (0.33, 1.15),
        ],
        40,
        sg,
        loc=(0, 0, -99),
    )
    sth = tube(
        "sth",
        [(0.38, 0, 0.95), (0.66, 0, 0.9), (0.68, 0, 0.5), (0.38, 0, 0.3)],
        0.06,
        sg,
        20,
        loc=(0, 0, -99),
    )
    for i in range(9):
        for zz in (1.46, 3.16):
            a = 0.4 + 0.3 * math.sin(i * 7 + zz)
            inst(stm, (-3.6 + i * 0.95, 5.6, zz))
            inst(sth, (-3.6 + i * 0.95, 5.6, zz), (0, 0, -a))
    sh = simple("lampg", (0.010, 0.07, 0.042), 0.12, coat=1)
    lx, ly = 1.15, 2.9
    revolve(
        "ls",
        [(0.5, 0.02), (0.5, 0.06), (0.1, 0.10), (0.06, 0.2), (0.05, 1.5), (0.0001, 1.5)],
        48,
        br,
        loc=(lx, ly, 0.0),
    )
    s_ = surf(
        "lsh",
        lambda u, v: ((u - 0.5) * 1.7, 0.42 * math.cos(v * math.pi), 0.34 * math.sin(v * math.pi)),
        24, 20,
        sh,
        loc=(lx, ly, 1.55),
    )
    ball("lb", 0.10, (lx, ly, 1.62), emit("lbm", (1, 0.66, 0.30), 60))
    point((lx, ly - 0.0, 1.50), 260, (1, 0.64, 0.30), 0.12)
    box("dk2", (12, 3, 0.4), (0, 3.2, -0.2), wd)

    # counter bell
    def bell():
        revolve(
            "bb",
            [(0.62, 0), (0.64, 0.04), (0.60, 0.10), (0.30, 0.14), (0.0001, 0.14)],
            72,
            oak("bbm", "X", 1, (0.02, 0.009, 0.004), (0.10, 0.045, 0.02), coat=0.6),
            samples=30,
        )
        revolve(
            "bd",
            [
                (0.56, 0.20), (0.575, 0.22), (0.55, 0.26), (0.50, 0.42), (0.38, 0.56),
                (0.20, 0.64), (0.06, 0.67), (0.05, 0.70), (0.09, 0.73), (0.10, 0.78), (0.06, 0.83),
                (0.0001, 0.84),
            ],
            96,
            br,
            samples=90,
        )

    group(bell, (1.75, -1.25, 0.03), 0)
    # tickets: stubs with notched ends, a fan of three
    pm = papermat("tk", (0.80, 0.70, 0.50))
    pg = papermat("tg", (0.78, 0.60, 0.28))

    def tk(m):
        o = []
        W, H, r = 1.5, 0.72, 0.09
        for cx, cy, a0 in (
            (W / 2, -H / 2, math.pi),
            (W / 2, H / 2, 1.5 * math.pi),
            (-W / 2, H / 2, 0),
            (-W / 2, -H / 2, 0.5 * math.pi),
        ):
            for t in np.linspace(0, math.pi / 2, 7):
                a = a0 - t + (0)
                o.append((cx + r * math.cos(a0 - t), cy + r * math.sin(a0 - t)))
        return o

    def ticket(loc, ro, m):
        def b():
            W, H, r = 1.5, 0.72, 0.09
            o = []
            for cx, cy, a0 in (
                (W / 2, -H / 2, 180),
                (W / 2, H / 2, 270),
                (-W / 2, H / 2, 360),
                (-W / 2, -H / 2, 90),
            ):
                for t in np.linspace(0, 90, 7):
                    a = math.radians(a0 - t)
                    o.append((cx + r * math.cos(a), cy + r * math.sin(a)))
            slab("tk", o, 0.014, m, 0)
            box(
                "ln",
                (0.012, H * 0.86, 0.004),
                (W / 2 - 0.38, 0, 0.016),
                simple("tl", (0.35, 0.22, 0.08), 0.7),
            )
            box(
                "fr",
                (0.9, 0.012, 0.004),
                (-0.16, H / 2 - 0.12, 0.016),
                simple("tl", (0.35, 0.22, 0.08), 0.7),
            )
            box(
                "fr",
                (0.9, 0.012, 0.004),
                (-0.16, -H / 2 + 0.12, 0.016),
                simple("tl", (0.35, 0.22, 0.08), 0.7),
            )

        group(b, loc, ro)

    ticket((-1.05, -1.42, 0.032), math.radians(14), pm)
    ticket((-0.80, -1.30, 0.052), math.radians(-4), pg)
    ticket((-0.50, -1.42, 0.072), math.radians(-20), pm)

    def coin(loc):
        revolve(
            "coin",
            [
                (0.0001, 0.035), (0.13, 0.035), (0.135, 0.045), (0.15, 0.045), (0.152, 0.03),
                (0.152, 0.01), (0.145, 0),
            ],
            40,
            metal("co", (0.80, 0.58, 0.26), 0.2, 0.4, 8),
            loc=loc,
        )

    for i in range(5):
        coin((0.55 + 0.03 * (i % 2), -1.75 + 0.02 * i, 0.03 + 0.045 * i))
    coin((0.95, -1.85, 0.03))
    area((-5, -3.5, 4.5), (0, -0.6, 0.8), 1.2, 520, (1, 0.82, 0.56))
    area((5.5, -2.5, 4), (0, -0.2, 1.2), 1.2, 260, (1, 0.68, 0.36))
    area((0, -6, 4.5), (0, 0, 1.2), 2.5, 150, (1, 0.90, 0.74))
    point((-2.4, 3.4, 3.6), 300, (1, 0.62, 0.30), 0.3)
    for l, t, w, h, st in (
        ((-6, -6, 5), (0, 1, 1.5), 5, 5, 0.8), ((7, -5, 4), (0, 1, 1.5), 4, 5, 0.6),
    ):
        refl(t, l, w, h, st)


CAMERAS = {
    "main": lambda: camera((-0.9, -7.4, 2.95), (0.10, 0.2, 1.05), 36, 0.8, (0, -0.6, 0.6)),
    "bell": lambda: camera((0.35, -4.5, 1.35), (1.45, -1.1, 0.42), 50, 0.6, (1.75, -1.6, 0.5)),
}
