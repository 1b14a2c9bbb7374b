"""Old Town roofs at first light; the haze is added in finishing."""
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

R, Wl, Wn, Dk = Acc(), Acc(), Acc(), Acc()
ra = random.Random(17)

R, Wl, Wn, Dk = Acc(), Acc(), Acc(), Acc()
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


def gothic(x, y, w, h, rf, z=0, a=0):
    Wl.add(rot(bx(w, w, h), a, x, y, z), BF)
    Wl.add(rot(bx(w * 1.12, w * 1.12, 0.8, h - 0.6), a, x, y, z), BF)
    R2.add(rot(pyr(w * 0.98, rf, h, 0.26), a, x, y, z), BF)
    R2.add(rot(pyr(w * 0.30, rf * 0.75, h + rf, 0.01), a, x, y, z), BF)
    for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        V = [
            (i * w * 0.5 + p[0], j * w * 0.5 + p[1], p[2])
            for p in bx(w * 0.2, w * 0.2, w * 0.42, h - 0.2)
        ]
        Wl.add(rot(V, a, x, y, z), BF)
        V = [
            (i * w * 0.5 + p[0], j * w * 0.5 + p[1], p[2])
            for p in pyr(w * 0.25, w * 0.95, h + w * 0.4, 0.01)
        ]
        R2.add(rot(V, a, x, y, z), BF)
    for i, j in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        V = [
            (i * w * 0.34 + p[0], j * w * 0.34 + p[1], p[2])
            for p in pyr(w * 0.16, w * 0.7, h + rf * 0.42, 0.01)
        ]
        R2.add(rot(V, a, x, y, z), BF)
    for q in (0.35, 0.66):
        Wl.add(rot(bx(w * 1.06, w * 1.06, 0.5, h * q), a, x, y, z), BF)
    for k in (0.55, 0.8):
        Dk.add(
            rot(
                [
                    (-w * 0.1, -w * 0.505, h * k),
                    (w * 0.1, -w * 0.505, h * k),
                    (w * 0.1, -w * 0.505, h * k + w * 0.4),
                    (0, -w * 0.505, h * k + w * 0.55),
                    (-w * 0.1, -w * 0.505, h * k + w * 0.4),
                ],
                a,
                x,
                y,
                z,
            ),
            [(0, 1, 2, 3, 4)],
        )


R2 = Acc()


def rv(p, x, y, z, m, s=1, nu=48):
    revolve("rv", [(max(r, 0.001) * s, q * s) for r, q in p], nu, m, samples=90, loc=(x, y, z))


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
    pl = simple("pl", (0.48, 0.40, 0.28), 0.85)
    gold = simple("gd", (0.9, 0.6, 0.2), 0.25, metal=1)
    for row in range(26):
        y = 16 + row * 7.6 + ra.uniform(-1, 1)
        x = -26 - y * 0.72
        while x < 26 + y * 0.72:
            w = ra.uniform(6, 11.5)
            d = ra.uniform(7, 11)
            h = ra.uniform(6.5, 12.5)
            a = ra.choice([0, 0, math.pi / 2]) + ra.uniform(-0.22, 0.22)
            if not (abs(x - 2) < 7 and y < 26):
                house(x + w / 2, y + ra.uniform(-1.5, 1.5), w, d, h, a, ra.uniform(3.6, 6.2))
            x += w * ra.uniform(0.82, 1.0)
    gothic(-27, 47, 6.6, 33, 8, a=0.25)  # Powder-gate type
    for o in (-5.2, 5.2):
        gothic(25 + o, 78, 6.4, 43, 11, a=0.12)  # twin church towers
    house(25, 84, 14, 26, 30, 0.12 + math.pi / 2, 12)
    gothic(-62, 120, 6, 30, 9, a=0.4)
    gothic(66, 128, 6.5, 36, 11, a=0.1)
    gothic(7, 158, 5.5, 30, 9)
    dome = [
        (7.2, 0), (7.2, 9), (7.8, 9.3), (7.8, 10.2), (7.3, 10.5), (7.5, 12.5), (7.1, 15.5),
        (5.9, 18.3), (4.1, 20.3), (2.2, 21.4), (1.7, 21.8), (1.7, 24.6), (2.1, 24.8), (2.0, 25.8),
        (1.2, 26.8), (0.6, 28), (0.35, 29.5), (0.3, 31.5), (0.05, 33),
    ]
    rv(dome, -33, 128, 14, cop, 1.12)
    rv([(7.6, 0), (7.6, 15)], -33, 128, 0, pl, 1.1)
    on = [
        (2.3, 0), (2.6, 0.4), (2.6, 1), (2.2, 1.3), (2.7, 2.8), (2.5, 4.2), (1.4, 5.4), (0.8, 6.2),
        (0.8, 7.8), (1.1, 8.1), (1.25, 9), (0.8, 10), (0.3, 11.4), (0.12, 14), (0.01, 16),
    ]
    for x, y, h, s in (
        (-22, 134, 34, 1.0), (44, 62, 21, 0.85), (-45, 70, 20, 0.8), (-8, 98, 27, 0.9),
        (88, 100, 27, 1), (-88, 92, 26, 0.95),
    ):
        rv(on, x, y, h, cop, s)
        rv([(2.1 * s, 0), (2.1 * s, h + 0.3)], x, y, 0, pl)

    # castle on its hill, with the cathedral
    def hill(u, v):
        X = (u - 0.5) * 300
        t = 1 - abs(u - 0.5) * 2
        return (
            X - 40,
            215 + v * 60,
            max(0, math.sin(min(1, v * 2) * math.pi / 2)) * 24 * min(1, t * 2.6),
        )

    surf("hill", hill, 60, 20, simple("hl", (0.05, 0.06, 0.025), 0.9))
    for i in range(11):
        house(-118 + i * 15.5, 268, 15.6, 14, 13 + ra.uniform(-1, 1.5), 0, 5, 24)
    cz = 30
    house(-30, 282, 46, 17, 24, 0, 14, cz)
    for x in (-56, -47):
        gothic(x, 282, 7, 40, 12, cz)
    Wl.add(rot(bx(8.6, 8.6, 45), 0, -22, 272, cz), BF)
    rv(on, -22, 272, cz + 45, cop, 1.75)
    for i in range(8):
        R2.add(rot(pyr(1.3, 9, 0, 0.02), 0, -50 + i * 6, 273, cz + 24), BF)
    gothic(-9, 280, 4, 34, 9, cz)
    gothic(22, 270, 7, 20, 9, 24)
    for nm, A, m in (
        ("roofs", R, rooftile()),
        ("walls", Wl, wallm()),
        ("spires", R2, slate),
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
    return camera((-3, -44, 40), (0, 90, 39), 60)


CAMERAS = {"dawn": dawn}
