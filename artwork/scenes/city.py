"""Prague from the river, against the light: Charles Bridge, its towers, the castle above the
Lesser Town. A unit is two metres; the haze is added in finishing."""
from kit import *


def rooftile():
    m, n = mat("roof")
    g = n("ShaderNodeNewGeometry")
    isl = g.outputs["Random Per Island"]
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    z = n("ShaderNodeSeparateXYZ", {0: tc}).outputs[2]
    c = ramp(
        n,
        isl,
        [
            (0, (0.16, 0.045, 0.022)), (0.35, (0.24, 0.075, 0.034)), (0.7, (0.11, 0.042, 0.026)),
            (1, (0.06, 0.05, 0.045)),
        ],
    )
    no = n("ShaderNodeTexNoise", {"Vector": tc, "Scale": 1.1, "Detail": 9.0}).outputs[0]
    c = mix(n, no, c, (0.05, 0.03, 0.02, 1))
    w = math_(n, "FRACT", math_(n, "MULTIPLY", z, 4.2))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.62, "Normal": bump(n, math_(n, "ADD", w, no), 0.7, 0.08)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def wallm():
    m, n = mat("wl")
    isl = n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    c = ramp(
        n,
        isl,
        [
            (0, (0.42, 0.33, 0.20)), (0.3, (0.50, 0.42, 0.30)), (0.55, (0.36, 0.22, 0.14)),
            (0.8, (0.30, 0.29, 0.22)), (1, (0.46, 0.30, 0.17)),
        ],
        "CONSTANT",
    )
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    st = n(
        "ShaderNodeTexNoise",
        {
            "Vector": n("ShaderNodeMapping", {"Vector": tc, "Scale": (1.2, 1.2, 0.22)}).outputs[0],
            "Scale": 1.3,
            "Detail": 10.0,
            "Roughness": 0.7,
        },
    ).outputs[0]
    c = mix(n, 1.0, c, ramp(n, st, [(0.3, (0.30, 0.27, 0.24)), (0.62, (1, 1, 1))]), "MULTIPLY")
    bk = n(
        "ShaderNodeTexBrick",
        {
            "Vector": n(
                "ShaderNodeMapping", {"Vector": tc, "Rotation": (math.radians(90), 0, 0)}
            ).outputs[0],
            "Color1": (1, 1, 1, 1),
            "Color2": (0.72, 0.70, 0.66, 1),
            "Mortar": (0.5, 0.48, 0.45, 1),
            "Scale": 1.0,
            "Mortar Size": 0.03,
            "Brick Width": 1.3,
            "Row Height": 0.55,
        },
    ).outputs[0]
    c = mix(n, 0.75, c, bk, "MULTIPLY")
    b = n("ShaderNodeBsdfPrincipled", {"Base Color": c, "Roughness": 0.85})
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


class Acc:
    def __init__(s):
        s.V = []
        s.F = []

    def add(s, V, F):
        b = len(s.V)
        s.V += V
        s.F += [tuple(i + b for i in f) for f in F]


def rot(V, a, x, y, z=0):
    c, s = math.cos(a), math.sin(a)
    return [(x + c * p[0] - s * p[1], y + s * p[0] + c * p[1], z + p[2]) for p in V]


def bx(w, d, h, z0=0):
    return [
        (i, j, k)
        for k in (z0, z0 + h)
        for i, j in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))
    ]


BF = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]

# Roofs, walls, lit and dark windows, spires, stone: one mesh each.
R, Wl, Wn, Dk, R2, St = Acc(), Acc(), Acc(), Acc(), Acc(), Acc()
ra = random.Random(17)


def house(x, y, w, d, h, a, rf, z=0):
    Wl.add(rot(bx(w, d, h), a, x, y, z), BF)
    o = 0.35
    e = [
        (-w / 2 - o, -d / 2 - o, h),
        (w / 2 + o, -d / 2 - o, h),
        (w / 2 + o, d / 2 + o, h),
        (-w / 2 - o, d / 2 + o, h),
    ]
    hip = ra.choice([0, 0, 0, 0.35]) * w
    r = [(-w / 2 - o + hip, 0, h + rf), (w / 2 + o - hip, 0, h + rf)]
    R.add(rot(e + r, a, x, y, z), [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])
    for _ in range(ra.choice([1, 2, 2, 3])):
        cx, cy = ra.uniform(-0.4, 0.4) * w, ra.uniform(-0.25, 0.25) * d
        Wl.add(
            rot(
                [(cx + p[0], cy + p[1], p[2]) for p in bx(0.55, 0.75, rf * 0.75 + 1.4, h)],
                a,
                x,
                y,
                z,
            ),
            BF,
        )
    for _ in range(ra.choice([0, 1, 2])):
        dx = ra.uniform(-0.32, 0.32) * w
        V = [
            (dx - 0.6, -d * 0.36, h + rf * 0.18),
            (dx + 0.6, -d * 0.36, h + rf * 0.18),
            (dx + 0.6, -d * 0.36, h + rf * 0.18 + 1.0),
            (dx - 0.6, -d * 0.36, h + rf * 0.18 + 1.0),
            (dx, -d * 0.36, h + rf * 0.18 + 1.7),
            (dx - 0.6, -d * 0.1, h + rf * 0.18 + 1.0),
            (dx + 0.6, -d * 0.1, h + rf * 0.18 + 1.0),
            (dx, -d * 0.1, h + rf * 0.18 + 1.7),
        ]
        R.add(rot(V, a, x, y, z), [(0, 1, 2, 4, 3), (3, 4, 7, 5), (4, 2, 6, 7)])
    nx, nz = max(2, int(w / 1.7)), max(2, int(h / 2.7))
    for i in range(nx):
        for k in range(nz):
            wx = (i + 0.5) / nx * w - w / 2
            wz = h - 1.9 - k * 2.6
            if wz < 0.5:
                continue
            A = Wn if ra.random() < (0.02 if y > 240 else 0.06) else Dk
            A.add(
                rot(
                    [
                        (wx - 0.36, -d / 2 - 0.03, wz),
                        (wx + 0.36, -d / 2 - 0.03, wz),
                        (wx + 0.36, -d / 2 - 0.03, wz + 1.25),
                        (wx - 0.36, -d / 2 - 0.03, wz + 1.25),
                    ],
                    a,
                    x,
                    y,
                    z,
                ),
                [(0, 1, 2, 3)],
            )


def pyr(w, h, z0, cut=0):
    return [
        (-w / 2, -w / 2, z0),
        (w / 2, -w / 2, z0),
        (w / 2, w / 2, z0),
        (-w / 2, w / 2, z0),
        (-w * cut / 2, -w * cut / 2, z0 + h),
        (w * cut / 2, -w * cut / 2, z0 + h),
        (w * cut / 2, w * cut / 2, z0 + h),
        (-w * cut / 2, w * cut / 2, z0 + h),
    ]


# The bridge runs from the Old Town on the right into the picture.
NEAR, FAR = (40, 44), (-84, 150)
ARCHES = 14
DECK, PARAPET, SPRING = 5.6, 6.5, 0.5
TURN = math.atan2(FAR[1] - NEAR[1], FAR[0] - NEAR[0])
SPAN = math.dist(NEAR, FAR) / ARCHES
HALF = 2.6


def on_bridge(V):
    """along the bridge, across it, height -> the world"""
    return rot(V, TURN, *NEAR)


def arch(k):
    """a span: both faces with its opening, the vault under it, the deck"""
    x0, r = k * SPAN, SPAN * 0.42
    mid = x0 + SPAN / 2
    steps = 14
    curve = [
        (mid - r * math.cos(a), SPRING + min(r, 4.3) * math.sin(a))
        for a in (math.pi * i / steps for i in range(steps + 1))
    ]
    for side in (-HALF, HALF):
        V, F = [], []
        for x, z in curve:
            V += [(x, side, z), (x, side, PARAPET)]
        F += [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
        St.add(on_bridge(V), F)
        for a, b in ((x0, curve[0][0]), (curve[-1][0], x0 + SPAN)):
            V = [(a, side, -1), (b, side, -1), (b, side, PARAPET), (a, side, PARAPET)]
            St.add(on_bridge(V), [(0, 1, 2, 3)])
    V = [(x, side, z) for x, z in curve for side in (-HALF, HALF)]
    St.add(on_bridge(V), [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)])
    V = [(x, y, DECK) for x in (x0, x0 + SPAN) for y in (-HALF, HALF)]
    St.add(on_bridge(V), [(0, 1, 3, 2)])


def pier(k):
    """a cutwater towards the camera, and a group of statues on either parapet"""
    x = k * SPAN
    w, tip = SPAN * 0.075, HALF + 1.7
    for side in (1, -1):
        V = [
            (x + i * w, side * y, z)
            for z in (-1, 2.0)
            for i, y in ((-1, HALF), (1, HALF), (0, tip))
        ] + [(x, side * HALF, 3.0)]
        F = [(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5), (3, 4, 6), (4, 5, 6), (5, 3, 6)]
        St.add(on_bridge(V), F)
        V = [(x + p[0], side * (HALF - 0.1) + p[1], p[2]) for p in bx(1.1, 0.9, 1.5, DECK)]
        St.add(on_bridge(V), BF)
        for _ in range(ra.choice([1, 2, 2, 3])):
            figure(x + ra.uniform(-0.5, 0.5), side * HALF, DECK + 1.5, ra.uniform(1.3, 1.9))
        if k == 4 and side == 1:
            for size, z in (((0.12, 0.12, 2.5), 0), ((1.2, 0.12, 0.14), 1.6)):
                V = [(x + p[0], HALF + p[1], p[2]) for p in bx(*size, DECK + 1.5 + z)]
                St.add(on_bridge(V), BF)


def figure(x, y, z, h):
    """robe, shoulders and head, a little bent"""
    lean = ra.uniform(-0.16, 0.16) * h
    profile = [
        (0.34, 0), (0.27, 0.25), (0.24, 0.5), (0.3, 0.7), (0.22, 0.8), (0.09, 0.84), (0.14, 0.92),
        (0.02, 1),
    ]
    n = 8
    V = [
        (
            x + r * h * 0.72 * math.cos(2 * math.pi * i / n) + lean * q,
            y + r * h * 0.6 * math.sin(2 * math.pi * i / n),
            z + q * h,
        )
        for r, q in profile
        for i in range(n)
    ]
    F = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(len(profile) - 1)
        for i in range(n)
    ]
    St.add(on_bridge(V), F)


def spire(x, y, w, h, z, a, cx, cy, ball=True):
    """a thin pyramid with a knob, at a corner of something turned by `a`"""
    V = [(cx + p[0], cy + p[1], p[2]) for p in pyr(w, h, z, 0.02)]
    R2.add(rot(V, a, x, y), BF)
    if ball:
        V = [(cx + p[0], cy + p[1], p[2]) for p in bx(w * 0.16, w * 0.16, w * 0.16, z + h * 0.97)]
        R2.add(rot(V, a, x, y), BF)


def wedge_tower(x, y, w, h, rf, z=0, a=0, ridge=0.62):
    """a Gothic gate tower of Prague: gallery, four corner turrets, a steep roof with a ridge"""
    Wl.add(rot(bx(w, w, h), a, x, y, z), BF)
    for q in (0.30, 0.55, 0.78):
        Wl.add(rot(bx(w * 1.05, w * 1.05, 0.28, h * q), a, x, y, z), BF)
    Wl.add(rot(bx(w * 1.16, w * 1.16, 1.1, h - 0.4), a, x, y, z), BF)
    for i in range(6):
        for j in (-1, 1):
            m = (i - 2.5) / 5 * w * 1.06
            for p, q in ((m, j * w * 0.57), (j * w * 0.57, m)):
                V = [(p + c[0], q + c[1], c[2]) for c in bx(w * 0.09, w * 0.09, 0.6, h + 0.7)]
                Wl.add(rot(V, a, x, y, z), BF)
    e, t = w * 0.5, w * 0.5 * ridge
    V = [(-e, -e, h + 0.5), (e, -e, h + 0.5), (e, e, h + 0.5), (-e, e, h + 0.5)]
    V += [(-t, -0.05, h + rf), (t, -0.05, h + rf), (t, 0.05, h + rf), (-t, 0.05, h + rf)]
    R2.add(rot(V, a, x, y, z), BF)
    for i in (-1, 1):
        spire(x, y, w * 0.12, rf * 0.30, z + h + rf * 0.97, a, i * t * 0.94, 0)
        for j in (-1, 1):
            V = [
                (i * w * 0.5 + c[0], j * w * 0.5 + c[1], c[2])
                for c in bx(w * 0.2, w * 0.2, rf * 0.22, h - 0.2)
            ]
            Wl.add(rot(V, a, x, y, z), BF)
            spire(x, y, w * 0.25, rf * 0.5, z + h + rf * 0.21, a, i * w * 0.5, j * w * 0.5)
    for k in (0.42, 0.64, 0.84):
        outline = ((-1, 0), (1, 0), (1, 1.3), (0, 1.7), (-1, 1.3))
        V = [(i * w * 0.07, -w * 0.505, h * k + j) for i, j in outline]
        Dk.add(rot(V, a, x, y, z), [(0, 1, 2, 3, 4)])


ONION = [
    (1.0, 0), (1.12, 0.15), (1.12, 0.4), (0.98, 0.55), (1.18, 1.2), (1.08, 1.8), (0.62, 2.4),
    (0.36, 2.75), (0.36, 3.5), (0.5, 3.6), (0.55, 4.0), (0.36, 4.5), (0.14, 5.1), (0.06, 6.2),
    (0.01, 7.2),
]
DOME = [
    (7.2, 0), (7.2, 9), (7.8, 9.3), (7.8, 10.2), (7.3, 10.5), (7.5, 12.5), (7.1, 15.5),
    (5.9, 18.3), (4.1, 20.3), (2.2, 21.4), (1.7, 21.8), (1.7, 24.6), (2.1, 24.8), (2.0, 25.8),
    (1.2, 26.8), (0.6, 28), (0.35, 29.5), (0.3, 31.5), (0.05, 33),
]


def helmet(x, y, w, z, m):
    """a tower's baroque helmet over a square of width `w`"""
    rv(ONION, x, y, z, m, w * 0.62, 8)


def cathedral(x, y, z, copper):
    """St. Vitus from the south: twin west spires, the great tower, nave and flying buttresses"""
    house_range(x + 6, y, 52, 11, 16, 9, z)
    house_range(x + 6, y - 6, 46, 6, 7, 1, z)
    for i in (-1, 1):
        gable = x - 24 + i * 3.4
        Wl.add(rot(bx(4.6, 4.6, 28), 0, gable, y, z), BF)
        spire(gable, y, 4.8, 18, z + 28, 0, 0, 0)
        for j in (-1, 1):
            for k in (-1, 1):
                spire(gable, y, 1.1, 8, z + 27, 0, j * 2.1, k * 2.1)
    Wl.add(rot(bx(6.6, 6.6, 36), 0, x - 7, y - 7, z), BF)
    Wl.add(rot(bx(7.4, 7.4, 0.7, 35.6), 0, x - 7, y - 7, z), BF)
    helmet(x - 7, y - 7, 6.6, z + 36, copper)
    for j in (-1, 1):
        for k in (-1, 1):
            spire(x - 7, y - 7, 1.0, 6, z + 36, 0, j * 3.1, k * 3.1)
    for i in range(11):
        spire(x - 17 + i * 4.4, y - 8.6, 0.9, 6.5, z + 7, 0, 0, 0, False)
        spire(x - 17 + i * 4.4, y - 5.4, 0.7, 5.5, z + 15.4, 0, 0, 0, False)
    spire(x + 8, y, 1.1, 10, z + 24.5, 0, 0, 0)


def house_range(x, y, w, d, h, rf, z):
    """a long building with a hipped roof"""
    Wl.add(rot(bx(w, d, h), 0, x, y, z), BF)
    V = [(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h)]
    V += [(-w / 2 + d * 0.4, 0, h + rf), (w / 2 - d * 0.4, 0, h + rf)]
    R.add(rot(V, 0, x, y, z), [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])


def castle(x, y, z, copper):
    """the long front with its rows of windows, the cathedral behind, towers at the eastern end"""
    left = x - 84
    for w, h, down in (
        (30, 10.5, 0), (34, 11, 0), (26, 10, 0), (30, 9, 1), (24, 8, 2), (22, 7, 4),
    ):
        house_range(left + w / 2, y, w + 0.6, 9, h, 2.6, z - down)
        for k in range(int(w / 1.5)):
            for row in (0.28, 0.55, 0.8):
                wx, wz = left + (k + 0.5) * 1.5, z - down + h * row
                A = Wn if ra.random() < 0.03 else Dk
                pane = ((-0.28, 0), (0.28, 0), (0.28, 0.9), (-0.28, 0.9))
                V = [(wx + p, y - 4.55, wz + q) for p, q in pane]
                A.add(V, [(0, 1, 2, 3)])
        left += w
    cathedral(x - 6, y + 22, z, copper)
    for px, w, h, rf in ((38, 3.4, 18, 6), (44, 3.4, 18, 6), (62, 4.4, 13, 6)):
        Wl.add(rot(bx(w, w, h), 0, x + px, y + 12, z - 2), BF)
        spire(x + px, y + 12, w * 1.05, rf, z - 2 + h, 0, 0, 0)


def quay(copper):
    """the Old Town bank on the right, with the Church of St. Francis beside the tower"""
    V = [(-60, -40, -1), (4, -40, -1), (4, 6, -1), (-60, 6, -1)]
    St.add(on_bridge(V + [(x, y, 5.0) for x, y, _ in V]), BF)
    for x, y, w, d, h, rf in (
        (60, 40, 16, 12, 10, 4), (58, 66, 14, 14, 12, 5), (50, 70, 10, 12, 9, 4),
    ):
        house(x, y, w, d, h, TURN, rf, 4.6)
    rv([(4.4, 0), (4.4, 12)], 55, 62, 4, copper, 1.0)
    rv(DOME, 55, 62, 13, copper, 0.58)


def water():
    m, n = mat("water")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    wide = n("ShaderNodeMapping", {"Vector": tc, "Scale": (0.16, 0.55, 1)}).outputs[0]
    waves = n(
        "ShaderNodeTexNoise", {"Vector": wide, "Scale": 1.0, "Detail": 7.0, "Roughness": 0.55}
    ).outputs[0]
    b = n(
        "ShaderNodeBsdfGlossy",
        {"Color": (1.5, 1.45, 1.4, 1), "Roughness": 0.10, "Normal": bump(n, waves, 0.22, 0.5)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    V = [(-400, -90, 0), (400, -90, 0), (400, 480, 0), (-400, 480, 0)]
    obj("water", V, [(0, 1, 2, 3)], m, False)


def scene():
    sc = bpy.context.scene
    nt = sc.world.node_tree
    n = type("X", (), {})
    N_ = N.__new__(N)
    N_.m = None
    N_.nt = nt
    N_.L = nt.links
    tc = N_("ShaderNodeTexCoord").outputs["Generated"]
    z = N_("ShaderNodeSeparateXYZ", {0: tc}).outputs[2]
    cl = N_(
        "ShaderNodeTexNoise",
        {
            "Vector": N_("ShaderNodeMapping", {"Vector": tc, "Scale": (1.6, 1.6, 9)}).outputs[0],
            "Scale": 2.6,
            "Detail": 9.0,
            "Roughness": 0.58,
            "Distortion": 0.6,
        },
    ).outputs[0]
    sky = ramp(
        N_,
        z,
        [
            (0.0, (0.95, 0.58, 0.24)), (0.06, (1.0, 0.66, 0.30)), (0.16, (0.78, 0.60, 0.38)),
            (0.34, (0.30, 0.36, 0.34)), (0.7, (0.09, 0.15, 0.16)),
        ],
    )
    cc = ramp(N_, cl, [(0.47, (0, 0, 0)), (0.70, (1, 1, 1))])
    sk = mix(N_, math_(N_, "MULTIPLY", cc, 0.55), sky, (1.25, 0.80, 0.46, 1))
    bgd = nt.nodes["Background"]
    nt.links.new(sk, bgd.inputs[0])
    bgd.inputs[1].default_value = 1.25
    slate = simple("slate", (0.055, 0.06, 0.058), 0.5)
    cop = simple("verdigris", (0.055, 0.12, 0.095), 0.6)
    plaster = simple("plaster", (0.48, 0.40, 0.28), 0.85)
    water()
    for k in range(ARCHES):
        arch(k)
    for k in range(1, ARCHES):
        pier(k)
    wedge_tower(*NEAR, 6.0, 19, 11, 0, TURN, 0.5)
    quay(cop)
    for along, h, rf in ((2, 13, 6.5), (-7, 9, 5)):
        wedge_tower(FAR[0] + along, FAR[1] + 3, 5.0, h, rf, 4, TURN, 0.55)

    def hill(u, v):
        x = (u - 0.5) * 460
        rise = math.sin(min(1, v * 1.5) * math.pi / 2)
        side = min(1, max(0, (x + 190) / 120)) * min(1, max(0.1, (175 - x) / 110))
        return (x - 10, 205 + v * 160, 1 + rise * 33 * side)

    surf("hill", hill, 80, 30, simple("hl", (0.05, 0.06, 0.025), 0.9))
    bank = [(-400, 162, 1.6), (400, 162, 1.6), (400, 480, 1.6), (-400, 480, 1.6)]
    obj("bank", bank, [(0, 1, 2, 3)], simple("bank", (0.06, 0.05, 0.04), 0.9), False)
    Wl.add([(-400, 162, -1), (400, 162, -1), (400, 162, 1.9), (-400, 162, 1.9)], [(0, 1, 2, 3)])
    for row in range(9):
        y = 166 + row * 9 + ra.uniform(-1, 1)
        z = 1.6 + max(0, row - 3) * 2.6
        x = -210
        while x < 200:
            w, d, h = ra.uniform(7, 13), ra.uniform(7, 10), ra.uniform(5.5, 9)
            a = ra.choice([0, 0, math.pi / 2]) + ra.uniform(-0.12, 0.12)
            if row < 5 or abs(x + 20) > 120 or ra.random() < 0.45:
                house(x + w / 2, y, w, d, h, a, ra.uniform(3, 5), z)
            x += w * ra.uniform(0.85, 1.05)
    castle(-14, 330, 34, cop)
    # St. Nicholas in the Lesser Town: the dome, and its slim belfry beside it
    rv(DOME, -66, 205, 12, cop, 1.0)
    rv([(7.6, 0), (7.6, 15)], -66, 205, 0, plaster, 1.0)
    Wl.add(rot(bx(4, 4, 33), 0, -55, 203, 0), BF)
    helmet(-55, 203, 4, 33, cop)
    for x, y, h, s in (
        (58, 196, 17, 1.5), (-128, 190, 18, 1.6), (104, 210, 20, 1.7), (18, 214, 15, 1.3),
    ):
        Wl.add(rot(bx(s * 1.6, s * 1.6, h), 0, x, y, 2), BF)
        helmet(x, y, s * 1.6, h + 2, cop)
    for nm, A, m in (
        ("roofs", R, rooftile()),
        ("walls", Wl, wallm()),
        ("spires", R2, slate),
        ("stone", St, simple("stone", (0.10, 0.085, 0.065), 0.9)),
        ("lit", Wn, emit("lit", (1, 0.55, 0.20), 5)),
        ("dark", Dk, simple("dk", (0.012, 0.014, 0.014), 0.15)),
    ):
        obj(nm, A.V, A.F, m, False)


def sun(elevation, azimuth, power, colour):
    """Low sun; degrees, azimuth 180 stands straight behind the towers."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = power, colour, 0.02
    o = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (math.radians(90 - elevation), 0, math.radians(azimuth))


def dawn():
    """Against the light: the towers are masses in the mist, not models."""
    sun(5, 171, 11, (1, 0.58, 0.26))
    return camera((0, -60, 9), (0, 100, 15), 40)


CAMERAS = {"dawn": dawn}
