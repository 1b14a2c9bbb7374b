"""What stands on the lecturer's table: a pot on its burner, glasses and a watch, or old books."""
from kit import *


def scene():
    world((0.007, 0.008, 0.007), 1)
    tabletop((0.014, 0.007, 0.003), (0.115, 0.054, 0.024), 1.9, 0.3, (0.25, 0.5))
    wall = plaster("pl", (0.17, 0.13, 0.075), (0.070, 0.050, 0.030), 0.14)
    plane("w", 80, 40, (0, 6.5, 8), (math.radians(90), 0, 0), wall)
    spot((4.2, 1.4, 7.5), (2.2, 6.5, 3), 800, (1, 0.60, 0.28), 76, 1, 0.4)


def glass_of(loc, col, dens, seed, h=1.15, r=0.30, shine=3.2):
    """a tasting glass with the card behind it"""
    beer = beermat("beer%d" % seed, col, dens)
    tumbler(loc, h, r, beer, 0.17, seed)
    card(r * 1.9, h * 0.86, (loc[0] + 0.03, loc[1] + 0.55, h * 0.48), shine)


GOLDEN = ((0.97, 0.56, 0.07), 3.4)
DARK = ((0.50, 0.11, 0.012), 8.5)


def decoction():
    """a part of the mash comes to the boil in a copper pot"""
    cu = metal("cu", (0.86, 0.40, 0.18), 0.16, 0.30, 3, 0.25, 0.62)
    br = metal("br", (0.92, 0.62, 0.25), 0.14, 0.28, 4, 0.0, 0.7)
    iron = metal("iron", (0.05, 0.046, 0.042), 0.4, 0.65, 10)
    X, Y, foot = 1.15, 0.35, 1.02
    revolve(
        "pot",
        [
            (0.0001, 0), (0.95, 0), (1.08, 0.03), (1.14, 0.12), (1.15, 0.3), (1.15, 1.28),
            (1.17, 1.33), (1.22, 1.36), (1.225, 1.38), (1.20, 1.39), (1.13, 1.34), (1.12, 1.28),
            (1.12, 0.16), (1.0, 0.06), (0.0001, 0.05),
        ],
        128,
        cu,
        loc=(X, Y, foot),
    )
    mash = principled(
        "mash",
        lambda n: ramp(
            n,
            noise_(n, co(n), 11, 9.0, 0.7),
            [(0.3, (0.30, 0.17, 0.060)), (0.55, (0.52, 0.34, 0.14)), (0.75, (0.78, 0.62, 0.36))],
        ),
        0.22,
        lambda n: noise_(n, co(n), 16, 8.0, 0.65),
        0.9, 0.05,
        Clearcoat=0.6,
    )
    swell = lambda q, a: 0.035 * noise.noise(Vector((q * 4 * math.cos(a), q * 4 * math.sin(a), 3)))
    surf(
        "mash",
        lambda u, v: (
            1.125 * v * math.cos(u * 6.2832),
            1.125 * v * math.sin(u * 6.2832),
            swell(v, u * 6.2832) + 0.03 * (1 - v),
        ),
        96, 48, mash,
        closeu=True,
        loc=(X, Y, foot + 1.17),
    )
    for s in (-1, 1):
        tube(
            "ear",
            [(X + s * 1.14, Y - 0.28, foot + 0.95), (X + s * 1.42, Y - 0.24, foot + 1.0),
             (X + s * 1.46, Y, foot + 1.02), (X + s * 1.42, Y + 0.24, foot + 1.0),
             (X + s * 1.14, Y + 0.28, foot + 0.95)],
            0.060,
            br,
            40,
        )
        for y in (-0.28, 0.28):
            ball("rivet", 0.06, (X + s * 1.14, Y + y, foot + 0.95), br, 16, 10)
    # The tripod and the spirit burner below it.
    tube(
        "hoop",
        [
            (X + 0.98 * math.cos(a), Y + 0.98 * math.sin(a), foot - 0.045)
            for a in np.linspace(0, 6.2832, 25)
        ],
        0.045,
        iron,
        100,
    )
    for k in range(3):
        a = k * 2.0944 + 0.15
        c, s = math.cos(a), math.sin(a)
        tube(
            "leg",
            [(X + 0.98 * c, Y + 0.98 * s, foot - 0.05), (X + 1.12 * c, Y + 1.12 * s, 0.03)],
            0.045,
            iron,
            4,
        )
    revolve(
        "burner",
        [
            (0.0001, 0), (0.36, 0), (0.39, 0.03), (0.40, 0.16), (0.36, 0.28), (0.22, 0.33),
            (0.13, 0.36), (0.12, 0.46), (0.10, 0.47), (0.0001, 0.45),
        ],
        64,
        br,
        samples=80,
        loc=(X, Y, 0),
    )
    blue = nolight(emit("blue", (0.10, 0.28, 1.0), 2.2))
    core = nolight(emit("core", (1, 0.55, 0.20), 9))
    for k in range(7):
        a = k * 0.898
        q = 0.075 if k else 0
        high = 0.42 if k else 0.5
        for m, w, h in ((blue, 1.0, 1.0), (core, 0.55, 0.8)):
            revolve(
                "flame",
                [(0.0001, 0), (0.050 * w, 0.08), (0.055 * w, 0.16), (0.028 * w, 0.33 * h),
                 (0.0001, high * h)],
                20,
                m,
                samples=24,
                loc=(X + q * math.cos(a), Y + q * math.sin(a), 0.46 + (1 - h) * 0.3),
                rot=(0.10 * math.sin(a), -0.10 * math.cos(a), 0),
            ).visible_shadow = False
    point((X, Y, 0.72), 26, (1, 0.56, 0.26), 0.08)
    # The ladle leans in the pot; its bowl is in the mash.
    tube(
        "ladle",
        [(X + 0.30, Y - 0.2, foot + 1.02), (X + 0.86, Y - 0.42, foot + 1.62),
         (X + 1.62, Y - 0.72, foot + 2.42), (X + 1.84, Y - 0.80, foot + 2.60),
         (X + 1.94, Y - 0.84, foot + 2.50)],
        0.050,
        br,
        60,
        rf=lambda t: 1.15 - 0.4 * t,
    )
    for i, (x, y) in enumerate(((X - 0.2, Y + 0.3), (X + 0.35, Y + 0.5), (X - 0.5, Y + 0.2))):
        steam((x, y, foot + 2.5 + 0.25 * i), 1.9, 2.9, seed=i + 1, s=0.32, cam=(0, -7.6, 3))
    glass_of((-1.85, -0.35, 0), *GOLDEN, 3)
    glass_of((-1.05, -0.75, 0), (0.95, 0.44, 0.045), 4.4, 4)
    area((-4.6, -1.8, 4.0), (0.2, 0, 1.4), 1.2, 460, (1, 0.84, 0.60), 2.6)
    area((5.4, 1.0, 3.4), (1.2, 0.4, 1.6), 1.0, 260, (1, 0.68, 0.36), 2.6)
    area((0.2, 3.6, 5.6), (0.4, 0.2, 1.8), 2.6, 320, (1, 0.80, 0.54), 1.2)
    refl((X, Y, 1.7), (-3.4, -4.4, 3.4), 2.0, 4.6, 1.5)
    refl((X, Y, 1.7), (4.6, -2.6, 2.6), 1.0, 4.6, 1.2, (1, 0.66, 0.36))
    return camera((-0.15, -8.2, 3.5), (0.12, 0.2, 1.72), 41, 0.7, (X - 0.4, -0.4, 1.8))


def watch(loc, turn):
    """a brass pocket watch that lies open-faced: strokes for the minutes, no figures"""
    br = metal("wbr", (0.93, 0.64, 0.27), 0.10, 0.22, 4, 0.0, 0.75)
    dial = simple("dial", (0.80, 0.75, 0.64), 0.35, coat=0.5)
    ink = simple("ink", (0.015, 0.014, 0.02), 0.4)

    def build():
        revolve(
            "case",
            [
                (0.0001, 0.0), (0.50, 0.01), (0.62, 0.06), (0.66, 0.12), (0.665, 0.17),
                (0.64, 0.215), (0.60, 0.225), (0.575, 0.20), (0.565, 0.165), (0.0001, 0.165),
            ],
            128,
            br,
            samples=90,
        )
        revolve("face", [(0.565, 0.168), (0.3, 0.168), (0.0001, 0.168)], 96, dial)
        for i in range(60):
            a = i * math.pi / 30
            long = 0.10 if i % 5 == 0 else 0.045
            q = 0.53 - long / 2
            box(
                "stroke",
                (long, 0.018 if i % 5 == 0 else 0.007, 0.002),
                (q * math.cos(a), q * math.sin(a), 0.170),
                ink,
                (0, 0, a),
            )
        for a, reach, w in ((2.3, 0.34, 0.030), (0.75, 0.48, 0.022)):
            box(
                "hand",
                (reach + 0.1, w, 0.006),
                ((reach / 2 - 0.03) * math.cos(a), (reach / 2 - 0.03) * math.sin(a), 0.185),
                ink,
                (0, 0, a),
            )
        ball("hub", 0.03, (0, 0, 0.185), br, 16, 10).scale = (1, 1, 0.5)
        tube("stem", [(0, 0.64, 0.12), (0, 0.80, 0.12)], 0.055, br, 4)
        tube("crown", [(0, 0.78, 0.12), (0, 0.89, 0.12)], 0.090, br, 4)
        tube(
            "bow",
            [
                (0.17 * math.cos(a), 0.90 + 0.17 * math.sin(a), 0.12)
                for a in np.linspace(-0.6, 3.75, 13)
            ],
            0.028,
            br,
            50,
        )

    return group(build, loc, turn)


def foam():
    """three small glasses with different foam, a watch and a rule to measure it by"""
    for i, (x, y, top) in enumerate(((-0.30, 0.15, 0.30), (0.62, 0.0, 0.20), (1.52, 0.2, 0.10))):
        beer = cached("pale", lambda: beermat("pale", *GOLDEN))
        h = 1.45
        tumbler((x, y, 0), h, 0.36, beer, top, i + 1)
        card(0.66, 1.15, (x + 0.03, y + 0.6, 0.68), 3.4)
    steel = metal("rule", (0.62, 0.60, 0.56), 0.22, 0.36, 6, 0.0, 0.8)
    ink = simple("rink", (0.02, 0.02, 0.02), 0.5)

    def rule():
        box("rule", (0.34, 0.02, 2.3), (0, 0, 1.15), steel, bevel=0.004)
        for i in range(113):
            long = 0.15 if i % 10 == 0 else 0.11 if i % 5 == 0 else 0.07
            box("mark", (long, 0.002, 0.006), (-0.17 + long / 2, -0.011, 0.02 + 0.02 * i), ink)

    e = group(rule, (1.02, -0.16, 0))
    e.rotation_euler = (math.radians(-6), 0, math.radians(4))
    watch((-1.35, -0.75, 0), 0.5)
    area((-4.4, -1.4, 3.2), (0, 0, 0.8), 0.8, 300, (1, 0.88, 0.66), 2.8)
    area((4.6, 0.8, 2.6), (0.6, 0, 0.8), 0.7, 220, (1, 0.72, 0.40), 2.6)
    area((0.1, 2.4, 4.2), (0.2, 0, 0.9), 2.6, 260, (1, 0.84, 0.58), 1.0)
    area((-0.6, -5.0, 3.6), (0, 0, 0.8), 2.4, 130, (1, 0.90, 0.72))
    return camera((0.1, -6.2, 1.95), (0.05, 0, 0.86), 44, 0.5, (0.2, -0.3, 0.9))


def book(size, loc, turn, skin, gilt):
    """a bound book that lies flat, its back towards -y"""
    w, d, h = size
    pages = principled(
        "pages",
        lambda n: ramp(
            n,
            noise_(n, co(n, "Object", (1, 1, 90)), 2.0, 3.0),
            [(0.3, (0.34, 0.25, 0.13)), (0.7, (0.66, 0.53, 0.33))],
        ),
        0.8,
        lambda n: noise_(n, co(n, "Object", (1, 1, 90)), 2.0, 3.0),
        0.6, 0.02,
    )

    def build():
        box("block", (w - 0.14, d - 0.10, h - 0.12), (0, 0.04, h / 2), pages, bevel=0.01)
        for z in (0.03, h - 0.03):
            box("board", (w, d, 0.06), (0, 0.02, z), skin, bevel=0.02)
        arc = [
            (-d / 2 + 0.03 - 0.10 * math.cos(a), h / 2 + h / 2 * math.sin(a))
            for a in np.linspace(-math.pi / 2, math.pi / 2, 15)
        ]
        surf("back", lambda u, v: (w * (u - 0.5), *arc[round(v * 14)]), 8, 14, skin)
        for x in (-0.36, -0.12, 0.12, 0.36):
            tube("band", [(x * w, y - 0.006, z) for y, z in arc], 0.026, skin, 30)
            for s in (-0.05, 0.05):
                tube("gilt", [(x * w + s, y - 0.002, z) for y, z in arc[2:-2]], 0.007, gilt, 30)

    return group(build, loc, turn)


def books():
    """old books, the dark beer of before and the golden one of after"""
    gilt = metal("gilt", (0.93, 0.66, 0.28), 0.2, 0.34, 6)
    brown = leather("brown", (0.040, 0.016, 0.007), (0.17, 0.070, 0.026), 1.0)
    red = leather("red", (0.040, 0.008, 0.005), (0.15, 0.030, 0.018), 1.0)
    green = leather("green", (0.006, 0.020, 0.012), (0.020, 0.070, 0.040), 1.0)
    book((3.3, 2.3, 0.62), (-0.85, 0.55, 0), -0.10, brown, gilt)
    book((2.9, 2.05, 0.50), (-0.80, 0.60, 0.63), 0.04, green, gilt)
    book((2.5, 1.75, 0.40), (-0.95, 0.62, 1.14), -0.20, red, gilt)
    # A letter with a corner under the books, and spectacles on them.
    sheet = papermat("sheet", (0.66, 0.56, 0.38))
    ink = simple("ink", (0.045, 0.028, 0.014), 0.7)
    r = random.Random(2)

    def letter():
        surf(
            "sheet",
            lambda u, v: (
                2.3 * (u - 0.5),
                1.7 * (v - 0.5),
                0.012 + 0.05 * math.sin(u * 3.1) ** 6 * v + 0.012 * math.sin(u * 9),
            ),
            60, 40, sheet,
        )
        for row in range(11):
            y = 0.66 - row * 0.125
            pts = [
                (-0.98 + 0.026 * i, y + r.uniform(-0.018, 0.022), 0.030)
                for i in range(r.randint(52, 74))
            ]
            tube("hand", pts, 0.006, ink, 240)

    group(letter, (0.75, -1.35, 0), -0.22, scale=0.8)
    wire = metal("wire", (0.80, 0.56, 0.25), 0.16, 0.3, 6)

    def spectacles():
        for s in (-1, 1):
            tube(
                "rim",
                [
                    (s * 0.34 + 0.25 * math.cos(a), 0, 0.22 + 0.21 * math.sin(a))
                    for a in np.linspace(0, 6.2832, 25)
                ],
                0.018,
                wire,
                90,
            )
            tube(
                "arm",
                [
                    (s * 0.60, 0, 0.26), (s * 0.62, 0.5, 0.24), (s * 0.60, 1.05, 0.16),
                    (s * 0.55, 1.25, 0.02),
                ],
                0.015,
                wire,
                40,
            )
        tube("nose", [(-0.09, 0, 0.24), (0, 0.02, 0.32), (0.09, 0, 0.24)], 0.018, wire, 20)

    group(spectacles, (-0.85, 0.05, 1.55), 0.1)
    glass_of((1.4, 0.0, 0), *DARK, 6, 1.45, 0.36, 5.0)
    glass_of((2.2, -0.15, 0), *GOLDEN, 7, 1.45, 0.36)
    br = metal("br", (0.93, 0.60, 0.24), 0.10, 0.26, 4, 0.0, 0.7)
    chamberstick(2.1, 1.5, br)
    candle((2.1, 1.5, 0.21), 1.75, 0.145, 80)
    area((-4.6, -2.0, 3.8), (-0.8, 0, 0.8), 1.2, 300, (1, 0.80, 0.54), 2.4)
    area((5.0, 0.4, 2.8), (1.6, 0, 0.8), 0.7, 170, (1, 0.70, 0.38), 2.4)
    area((0.2, 3.4, 5.0), (0.2, 0, 0.8), 2.6, 190, (1, 0.80, 0.52), 1.2)
    # The headline stands low on the left.
    return camera(
        (0.25, -7.2, 2.75), (0.28, 0.1, 0.98), 27, 0.6, (0.2, -0.4, 0.8), shift=(-0.235, -0.05)
    )


CAMERAS = {"main": decoction, "foam": foam, "books": books}
