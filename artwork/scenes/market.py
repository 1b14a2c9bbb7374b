"""A stall of the Christmas market in the vaults: candles, gingerbread, glass, sprigs of fir."""
from kit import *


def gingerbread():
    m = principled(
        "ginger",
        lambda n: ramp(
            n,
            noise_(n, co(n), 9, 8.0, 0.7),
            [(0.3, (0.10, 0.036, 0.011)), (0.7, (0.24, 0.095, 0.030))],
        ),
        0.5,
        lambda n: noise_(n, co(n), 30, 6.0),
        0.5, 0.02,
    )
    icing = simple("icing", (0.86, 0.78, 0.66), 0.5)

    def star(points=5):
        """straight-sided, its tips and its corners rounded"""
        out = []
        for i in range(points * 16):
            a = i / (points * 16) * 6.2832
            k = abs((i / 16) % 1 - 0.5) * 2
            q = 0.27 + 0.30 * (0.5 - 0.5 * math.cos(math.pi * k)) ** 1.25
            out.append((q * math.cos(a), q * math.sin(a)))
        return out

    def heart():
        at = [i / 60 * 6.2832 for i in range(60)]
        return [
            (
                0.034 * 16 * math.sin(a) ** 3,
                0.034 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a)),
            )
            for a in at
        ]

    def biscuit(outline):
        slab("gb", outline, 0.11, m, 0.045)
        line = [(x * 0.82, y * 0.82, 0.115) for x, y in outline]
        tube("ice", line + line[:1], 0.016, icing, 160)
        r = random.Random(len(outline))
        for i in range(7):
            a = i * 6.2832 / 6
            q = 0.17 if i else 0
            ball("dot", r.uniform(0.024, 0.030), (q * math.cos(a), q * math.sin(a), 0.116), icing)

    stars = group(lambda: biscuit(star()), (0, 0, -60))
    hearts = group(lambda: biscuit(heart()), (0, 0, -60))
    return stars, hearts


def bauble(loc, r, m, brass):
    """a blown ball that lies on the table, its cap to one side"""
    x, y, z = loc
    surf(
        "bb",
        lambda u, v: (
            r * math.sin(v * math.pi) * math.cos(u * 6.2832),
            r * math.sin(v * math.pi) * math.sin(u * 6.2832),
            r * math.cos(v * math.pi),
        ),
        72, 48, m,
        closeu=True,
        loc=(x, y, z + r),
    )
    cap = group(
        lambda: (
            revolve(
                "cap",
                [(0.09, 0), (0.095, 0.02), (0.09, 0.10), (0.07, 0.125), (0.0001, 0.13)],
                32,
                brass,
                samples=30,
            ),
            tube(
                "ring",
                [
                    (0.05 * math.cos(a), 0, 0.17 + 0.05 * math.sin(a))
                    for a in np.linspace(0, 6.3, 13)
                ],
                0.008,
                brass,
                30,
            ),
        )
    )
    turn = Euler((math.radians(70), 0, 0.7 + x))
    cap.rotation_euler = turn
    cap.location = Vector((x, y, z + r)) + turn.to_matrix() @ Vector((0, 0, r - 0.02))


def fir(seed):
    """a sprig that lies along x: a twig, side twigs and needles"""
    r = random.Random(seed)
    bark = cached("bark", lambda: simple("bark", (0.060, 0.032, 0.016), 0.8))
    V, F = [], []

    def needles(a, b, count):
        along = Vector(b) - Vector(a)
        for i in range(count):
            p = Vector(a) + along * (i / count)
            out = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.25, 0.6))).normalized()
            tip = p + (along.normalized() * 0.75 + out).normalized() * r.uniform(0.15, 0.22)
            side = along.cross(out).normalized() * 0.012
            k = len(V)
            middle = (p + tip) / 2
            V.extend(map(tuple, (p, middle + side, tip, middle - side)))
            F.append((k, k + 1, k + 2, k + 3))

    main = [(0, 0, 0.10), (0.9, 0.06, 0.14), (1.8, -0.05, 0.10), (2.5, 0.05, 0.10)]
    tube("twig", main, 0.022, bark, 40, rf=lambda t: 1.2 - 0.8 * t)
    for a, b in zip(main, main[1:]):
        needles(a, b, 150)
    for i in range(8):
        x = 0.3 + 0.26 * i
        s = 1 if i % 2 else -1
        reach = 0.75 - 0.055 * i
        a, b = (x, 0, 0.12), (x + reach * 0.8, s * reach, 0.10 + r.uniform(0, 0.08))
        tube("twig", [a, b], 0.012, bark, 2)
        needles(a, b, 110)
    green = cached("needle", lambda: simple("needle", (0.012, 0.058, 0.024), 0.45))
    obj("needles", V, F, green, False)


def scene():
    world((0.006, 0.007, 0.008), 1)
    tabletop((0.016, 0.008, 0.004), (0.13, 0.062, 0.027), 1.5, 0.15, (0.35, 0.6), y=(-8, 5))
    brass = metal("br", (0.93, 0.62, 0.25), 0.14, 0.28, 4, 0.0, 0.7)
    # Beeswax candles of three heights, two of them lit.
    candle((-1.75, 0.75, 0), 1.9, 0.24, 70)
    candle((-1.08, 1.15, 0), 1.35, 0.24, 60)
    wax = simple("wax", (0.55, 0.33, 0.095), 0.42)
    for x, y, h in ((-2.35, 1.35, 2.2), (-0.55, 1.75, 1.7), (-2.9, 0.85, 1.2), (0.0, 1.35, 1.1)):
        revolve(
            "cold",
            [(0.24, 0), (0.24, h * 0.96), (0.21, h), (0.0001, h - 0.02)],
            48,
            wax,
            loc=(x, y, 0),
        )
        tube("wick", [(x, y, h - 0.03), (x + 0.03, y, h + 0.12)], 0.010, brass, 4)
    stars, hearts = gingerbread()
    r = random.Random(5)
    for i, (x, y, z) in enumerate(
        (
            (-0.62, -0.55, 0.0), (0.32, -0.85, 0.0), (0.05, 0.05, 0.0), (0.95, -0.20, 0.0),
            (-0.18, -0.42, 0.115), (0.55, -0.35, 0.115),
        )
    ):
        copygroup((stars, hearts)[i % 2], (x, y, z), r.uniform(-0.6, 0.6))
    red = principled("red", (0.26, 0.008, 0.006), 0.10, Metallic=0.55, Clearcoat=1.0)
    gold = metal("gold", (0.95, 0.64, 0.22), 0.08, 0.14, 3, 0.0, 0.8)
    green = principled("grn", (0.008, 0.085, 0.035), 0.10, Metallic=0.55, Clearcoat=1.0)
    for x, y, z, q, m in (
        (1.75, 0.55, 0, 0.46, red), (2.55, 0.95, 0, 0.42, gold), (2.35, 0.10, 0, 0.36, green),
        (1.35, 1.25, 0, 0.40, gold), (3.05, 0.30, 0, 0.34, red), (2.0, 1.50, 0, 0.44, green),
    ):
        bauble((x, y, z), q, m, brass)
    for seed, (x, y, turn) in enumerate(
        ((1.1, -0.75, 0.25), (-2.7, -0.15, 0.1), (2.2, -0.70, 0.55), (-3.4, 0.35, -0.35)), 3
    ):
        group(lambda: fir(seed), (x, y, 0), turn)
    # The other stalls, and the strings of lamps over them, are only lights.
    plane(
        "wall",
        120, 60, (0, 34, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.030, 0.018, 0.010), 0.9),
    )
    bokeh(
        70, 12, 30,
        x=(-12, 12),
        z=(-3.5, 4.5),
        seed=12,
        s=(0.12, 0.7),
        size=(0.24, 0.66),
        cols=[
            (1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (1, 0.70, 0.34), (0.9, 0.16, 0.06),
        ],
        cam=(0, -6.4, 2.2),
    )
    area((-6, 24, 14), (-8, 34, 9), 8, 1500, (1, 0.46, 0.16))
    area((8, 24, 12), (8, 34, 6), 8, 900, (1, 0.42, 0.14))
    area((-3.6, -2.8, 3.6), (0, 0, 0.2), 1.4, 260, (1, 0.72, 0.42))
    area((4.6, 0.8, 3.2), (1.2, 0.2, 0.4), 0.8, 330, (1, 0.68, 0.36), 2.0)
    area((0.2, 4.0, 4.6), (0, 0.4, 0.4), 3.2, 240, (1, 0.70, 0.40), 1.2)


CAMERAS = {
    "main": lambda: camera((0.05, -6.6, 2.35), (0.05, 0.25, 0.92), 41, 0.5, (0.2, -0.3, 0.3)),
}
