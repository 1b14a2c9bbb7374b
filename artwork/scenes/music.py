"""Instruments on a table of the beer hall, before they are played."""
from kit import *


def scene():
    world((0.006, 0.007, 0.007), 1)
    tabletop((0.014, 0.007, 0.003), (0.12, 0.056, 0.024), 2.0, 0.4, (0.2, 0.45))
    plane(
        "wall",
        140, 70, (0, 36, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.034, 0.022, 0.012), 0.9),
    )
    area((-7, 24, 14), (-9, 36, 9), 8, 1900, (1, 0.48, 0.17))
    area((8, 24, 12), (9, 36, 7), 8, 1000, (1, 0.44, 0.16))


def hall_lights(count=46, z=(2.6, 13)):
    """the lamps of the hall; the more a camera looks down, the lower they hang"""
    bokeh(
        count, 13, 30,
        x=(-14, 14),
        z=z,
        seed=27,
        s=(0.08, 0.5),
        size=(0.34, 0.95),
        cols=[(1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (1, 0.70, 0.34)],
        cam=(0, -7, 2.2),
    )


def brass_metal():
    return metal("brass", (0.94, 0.62, 0.22), 0.07, 0.16, 3, 0.0, 0.82)


def trumpet():
    """lies along x, its bell towards +x; the valves stand along z"""
    br = cached("brass", brass_metal)
    pearl = simple("pearl", (0.80, 0.76, 0.68), 0.15, coat=0.8)
    low, high, y = -0.28, 0.32, 0.24
    bow = lambda x, side, s: [
        (x + s * 0.30 * math.sin(a), side, (low + high) / 2 - 0.30 * math.cos(a))
        for a in np.linspace(0, math.pi, 9)
    ]
    tube("lead", [(-2.35, -y, high), (0, -y, high), (1.35, -y, high)], 0.062, br, 40)
    tube("slide", bow(1.35, -y, 1), 0.070, br, 40)
    tube("slide", [(1.36, -y, low), (0.8, -y, low), (0.36, -0.05, low)], 0.066, br, 40)
    tube("tail", [(-0.36, 0.05, low), (-0.8, y, low), (-1.35, y, low)], 0.066, br, 40)
    tube("bow", bow(-1.35, y, -1), 0.070, br, 40)
    revolve(
        "bell",
        [
            (0.070, 0), (0.076, 0.8), (0.090, 1.6), (0.112, 2.1), (0.150, 2.6), (0.205, 2.95),
            (0.290, 3.22), (0.400, 3.40), (0.520, 3.515), (0.600, 3.55), (0.618, 3.562),
            (0.622, 3.552), (0.606, 3.538), (0.52, 3.49), (0.40, 3.37), (0.28, 3.18), (0.19, 2.9),
            (0.13, 2.5), (0.06, 2.0),
        ],
        128,
        br,
        samples=200,
        loc=(-1.36, y, high),
        rot=(0, math.radians(90), 0),
    )
    revolve(
        "mouth",
        [
            (0.055, 0), (0.060, 0.45), (0.085, 0.62), (0.125, 0.72), (0.138, 0.80), (0.134, 0.86),
            (0.115, 0.865), (0.09, 0.82), (0.03, 0.72), (0.0001, 0.70),
        ],
        48,
        br,
        samples=60,
        loc=(-2.25, -y, high),
        rot=(0, math.radians(-90), 0),
    )
    for i, x in enumerate((-0.34, 0, 0.34)):
        revolve(
            "valve",
            [
                (0.0001, -0.72), (0.05, -0.72), (0.06, -0.67), (0.135, -0.66), (0.140, -0.60),
                (0.140, -0.50), (0.122, -0.48), (0.122, 0.50), (0.140, 0.52), (0.140, 0.62),
                (0.12, 0.66), (0.04, 0.67), (0.035, 0.70), (0.033, 0.94), (0.0001, 0.94),
            ],
            48,
            br,
            samples=160,
            loc=(x, 0, 0),
        )
        revolve(
            "button",
            [(0.0001, 0.94), (0.085, 0.94), (0.092, 0.96), (0.085, 0.985), (0.0001, 0.99)],
            32,
            br,
            loc=(x, 0, 0),
        )
        revolve("pearl", [(0.072, 0.985), (0.05, 1.0), (0.0001, 1.005)], 32, pearl, loc=(x, 0, 0))
        if i < 2:
            tube("knuckle", [(x, 0, -0.1 + 0.2 * i), (x + 0.34, 0, 0.1 - 0.2 * i)], 0.060, br, 4)
    # The slides of the first and the third valve, and the stays between the tubes.
    for x, side, reach in ((-0.34, 1, 0.42), (0.34, 1, 1.05)):
        out = [(x, side * 0.10, 0.10), (x + reach * 0.5, side * 0.13, 0.10)]
        end = x + reach * (1 if x > 0 else 0.5)
        turn = [
            (end + 0.10 * math.sin(a), side * 0.13, 0.10 * math.cos(a))
            for a in np.linspace(0, math.pi, 7)
        ]
        back = [(x + reach * 0.5, side * 0.13, -0.10), (x, side * 0.10, -0.10)]
        tube("loop", out + turn + back, 0.050, br, 60)
    for x in (-0.95, 0.95):
        tube("stay", [(x, -y, high), (x, y, high)], 0.022, br, 2)
    tube(
        "hook",
        [(0.72, -y, high), (0.62, -y - 0.04, high + 0.2), (0.86, -y - 0.06, high + 0.3),
         (0.98, -y - 0.05, high + 0.16)],
        0.026,
        br,
        24,
    )


def sheets(loc, turn, count=3):
    """music, too far away to be read: staves and heads of notes"""
    paper = papermat("sheet", (0.80, 0.72, 0.55))
    ink = simple("ink", (0.03, 0.022, 0.016), 0.7)
    r = random.Random(int(loc[0] * 10))

    def page():
        plane("sheet", 2.1, 2.97, (0, 0, 0), (0, 0, 0), paper)
        for staff in range(9):
            top = 1.25 - staff * 0.30
            for line in range(5):
                box("line", (1.78, 0.006, 0.001), (0, top - line * 0.030, 0.001), ink)
            x = -0.82
            while x < 0.85:
                z = top - 0.015 * r.randrange(9)
                ball("head", 0.017, (x, z, 0.002), ink, 10, 6).scale = (1.25, 0.9, 0.15)
                box("stem", (0.005, 0.095, 0.001), (x + 0.018, z + 0.05, 0.0015), ink)
                x += r.choice((0.075, 0.075, 0.15))

    for i in range(count):
        group(
            page,
            (loc[0] + r.uniform(-0.08, 0.08), loc[1] + r.uniform(-0.08, 0.08), 0.006 + 0.008 * i),
            turn + r.uniform(-0.08, 0.08) * (count - 1 - i) * 2,
        )


def key_light(power=1.0):
    area((-4.8, -2.2, 4.2), (0, 0, 1.0), 1.2, 420 * power, (1, 0.84, 0.62), 2.6)
    area((5.2, 1.4, 3.2), (0.4, 0, 1.0), 0.9, 300 * power, (1, 0.70, 0.38), 2.8)
    area((0.2, 4.2, 5.2), (0, 0.2, 1.0), 3.4, 340 * power, (1, 0.78, 0.50), 1.2)


def trumpets():
    """two of them stand on their bells, the way their players leave them"""
    for x, y, turn in ((1.35, 0.1, 2.5), (2.75, 1.7, 3.6)):
        e = group(trumpet)
        e.rotation_euler = (
            Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "Y")
        ).to_euler()
        e.location = (x, y, 2.2)
    sheets((-1.3, 0.5, 0), 0.35)
    mug((-0.2, 1.9, 0), math.radians(-30), droplets=120, bubbles=120, seed=4)
    card(0.95, 1.2, (-0.17, 2.85, 0.72), 3.2)
    key_light()
    hall_lights()
    refl((1.3, 0, 2), (-3.4, -3.2, 3.4), 1.6, 4.5, 1.3)
    refl((1.3, 0, 2), (4.6, -1.6, 2.6), 1.0, 4.5, 1.0, (1, 0.7, 0.4))
    return camera((0.3, -8.6, 2.75), (0.35, 0.4, 2.2), 38, 0.6, (1.3, 0, 2.0))


def fiddle():
    """a violin and its bow, a mug beside them"""
    before = set(bpy.data.objects)
    e = group(cello)
    for o in set(bpy.data.objects) - before:
        if o.name.startswith("pin"):
            bpy.data.objects.remove(o)
    e.scale = (4.7, 4.7, 2.0)
    e.rotation_euler = (0, 0, math.radians(-66))
    e.location = (-2.0, -0.35, 0.24)
    stick = oak("stick", "X", 3.0, (0.05, 0.016, 0.006), (0.22, 0.075, 0.025), coat=0.5)
    black = simple("frog", (0.010, 0.009, 0.009), 0.3)
    hair = principled("hair", (0.78, 0.70, 0.54), 0.5)

    def bow():
        tube(
            "stick",
            [(-3.6, 0, 0.10), (-1.5, 0, 0.065), (0.6, 0, 0.055), (2.6, 0, 0.10), (3.5, 0, 0.19)],
            0.040,
            stick,
            60,
            rf=lambda t: 1.0 - 0.35 * t,
        )
        box("hair", (6.6, 0.095, 0.012), (0.0, 0, 0.225), hair)
        box("frog", (0.44, 0.10, 0.15), (-3.1, 0, 0.165), black, bevel=0.02)
        box("tip", (0.16, 0.08, 0.14), (3.42, 0, 0.18), black, (0, -0.35, 0), bevel=0.02)

    # It lies behind the violin, on its side, hair and stick beside each other.
    e = group(bow, (-0.35, 2.9, 0.04), scale=0.66)
    e.rotation_euler = (Matrix.Rotation(0.2, 4, "Z") @ Matrix.Rotation(1.45, 4, "X")).to_euler()
    mug((2.25, -1.05, 0), math.radians(-30), droplets=200, bubbles=150, seed=6)
    card(0.95, 1.2, (2.4, -0.1, 0.72), 3.4)
    key_light()
    hall_lights(70, (-3, 5))
    # The headline stands low on the left.
    return camera(
        (0.4, -6.9, 2.45), (0.5, 0.15, 0.85), 32, 0.55, (-0.3, -0.5, 0.5), shift=(-0.08, -0.12)
    )


def accordion():
    """a piano accordion, its bellows half open, and the words of the songs"""
    shell = simple("shell", (0.16, 0.006, 0.008), 0.16, coat=1.0)
    black = simple("black", (0.010, 0.009, 0.009), 0.25, coat=0.5)
    white = simple("white", (0.80, 0.75, 0.64), 0.22, coat=0.6)
    cloth = principled("fold", (0.055, 0.006, 0.007), 0.6)
    br = cached("brass", brass_metal)
    W, H, n = 1.75, 3.7, 11

    def case(deep, m):
        """a case that stands with its flat side towards +x"""
        box("case", (deep, W, H), (-deep / 2, 0, H / 2), m, bevel=0.16)
        for z in (0.06, H - 0.06):
            box("edge", (0.07, W + 0.02, 0.05), (-0.05, 0, z), br, bevel=0.012)

    def treble():
        case(1.0, shell)
        # The grille over the reeds, and the keys that stand out towards the player's right.
        for i in range(9):
            at = (-0.5, -W / 2 - 0.004, 0.62 + i * 0.30)
            box("slot", (0.62, 0.02, 0.085), at, black, bevel=0.008)
            box("rim", (0.70, 0.016, 0.022), (-0.5, -W / 2 - 0.006, 0.55 + i * 0.30), br)
        box("bed", (0.9, 0.62, 3.5), (-1.35, -0.35, H / 2), shell, bevel=0.10)
        for i in range(24):
            z = 0.30 + i * 0.135
            box("key", (0.95, 0.10, 0.125), (-1.40, -0.70, z), white, bevel=0.022)
            if i % 7 not in (2, 6):
                box("sharp", (0.52, 0.16, 0.075), (-1.18, -0.74, z + 0.0675), black, bevel=0.022)

    def bass():
        case(0.85, shell)
        for i in range(6):
            for j in range(14):
                ball("stud", 0.042, (-0.87, -0.5 + 0.2 * i, 0.65 + 0.185 * j), white, 12, 8)
        for i in range(7):
            at = (-0.42, -W / 2 - 0.004, 0.75 + i * 0.36)
            box("slot", (0.46, 0.02, 0.07), at, black, bevel=0.008)

    X, Y = 0.95, 0.6
    # The treble case stands upright; the bellows fall open in an arc towards the bass case.
    group(treble, (X - 1.0, Y, 0.0), 0)

    def fold(u, v):
        """u round the bellows' edge, v along them"""
        k = v * 2 * n
        out = (0.035 - 0.15 * abs((k % 2) - 1)) if 0 < v < 1 else -0.05
        w, h = W / 2 - 0.02 + out, H / 2 - 0.02 + out
        a = u * 6.2832
        c, s = math.cos(a), math.sin(a)
        p = 14
        q = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
        y, z = w * c * q, H / 2 + h * s * q
        return arc(v, y, z)

    def arc(v, y, z):
        """the low ends stay nearer to each other than the high ones"""
        turn = 0.42 * v
        reach = 1.15 * v
        return (
            X - 1.0 + reach + math.sin(turn) * z * 0.62,
            Y + y,
            z * math.cos(turn) + 0.02,
        )

    surf("bellows", fold, 120, 2 * n, cloth, closeu=True, smooth=False)
    for k in range(n):
        v = (2 * k + 1) / (2 * n)
        for y in (-1, 1):
            for z in (0.02, H - 0.02):
                p = arc(v, y * (W / 2), z)
                ball("corner", 0.055, p, br, 12, 8)
    e = group(bass)
    e.rotation_euler = (Matrix.Rotation(0.42, 4, "Y") @ Matrix.Rotation(math.pi, 4, "Z")).to_euler()
    e.location = Vector(arc(1, 0, 0))
    sheets((-2.6, -0.85, 0), 0.30)
    mug((3.35, -0.35, 0), math.radians(-30), droplets=160, bubbles=120, seed=3)
    card(0.95, 1.2, (3.45, 0.6, 0.72), 3.4)
    key_light(1.1)
    hall_lights()
    refl((1, 0, 2), (-3.4, -4.2, 3.4), 1.6, 4.5, 1.1)
    return camera((0.4, -9.4, 3.0), (0.45, 0.3, 1.85), 40, 0.6, (0.8, -0.5, 1.8))


CAMERAS = {"main": trumpets, "fiddle": fiddle, "accordion": accordion}
