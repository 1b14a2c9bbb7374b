"""Copper dome, open manhole over boiling wort, steam, gauges and a valve."""
import bmesh
from kit import *

EYE = (-0.95, -4.75, 3.3)


def boiling_wort(at, level):
    """a rolling boil under the manhole at `at`: upwellings, foam driven together between them, and
    bubbles of all sizes where it thins"""
    r = random.Random(4)
    width, depth, nx, ny = 1.5, 2.3, 300, 460
    springs = [
        (r.uniform(-0.6, 0.6), r.uniform(-0.9, 0.9), r.uniform(0.014, 0.034), r.uniform(0.07, 0.15))
        for _ in range(16)
    ]

    def swell(x, y):
        return sum(
            h * math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (2 * w * w)) for sx, sy, h, w in springs
        )

    def cover(x, y):
        """how thick the foam lies there; below 0 there is none"""
        drift = noise.fractal(Vector((x * 5.5, y * 5.5, 1.7)), 0.8, 2.1, 5)
        return 0.16 + 0.62 * drift - 15 * swell(x, y)

    def height(x, y):
        foam = min(0.6, max(0, cover(x, y)))
        lumps = noise.noise(Vector((x * 38, y * 38, 5.0))) + 0.5 * noise.noise(
            Vector((x * 90, y * 90, 9.0))
        )
        waves = noise.noise(Vector((x * 13, y * 13, 2.0)))
        return swell(x, y) + 0.008 * waves + 0.026 * foam**0.7 + 0.004 * lumps * foam**0.5

    V, U = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * width, (j / ny - 0.5) * depth
            V.append((x, y, height(x, y)))
            U.append((cover(x, y), 0))
    within = lambda x, y: math.hypot(x + at[0], y + at[1]) < 1.6
    F = [
        (k, k + 1, k + nx + 2, k + nx + 1)
        for k in (j * (nx + 1) + i for j in range(ny) for i in range(nx))
        if within(*V[k][:2])
    ]
    m, n = mat("wort")
    thick = n("ShaderNodeSeparateXYZ", {0: n("ShaderNodeUVMap").outputs[0]}).outputs[0]
    cells = lambda scale: n("ShaderNodeTexVoronoi", {"Vector": co(n), "Scale": scale}).outputs[0]
    froth = mix(n, 0.3, cells(75.0), cells(170.0))
    # Foam frays into single bubbles at its edge.
    share = rng_(n, math_(n, "SUBTRACT", thick, math_(n, "MULTIPLY", froth, 0.34)), -0.16, 0.04)
    cream = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", thick, 0.7), math_(n, "MULTIPLY", froth, 0.5)),
        [(0.12, (0.52, 0.27, 0.08)), (0.36, (0.80, 0.56, 0.27)), (0.70, (0.93, 0.77, 0.50))],
    )
    liquid = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": (0.36, 0.125, 0.018, 1), "Roughness": 0.06, "Specular": 0.55},
    )
    foam = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": cream,
            "Roughness": 0.42,
            "Normal": bump(n, math_(n, "MULTIPLY", froth, -1.0), 0.35, 0.006),
        },
    )
    mx = n("ShaderNodeMixShader", {0: share, 1: liquid.outputs[0], 2: foam.outputs[0]})
    n.L.new(mx.outputs[0], n.out.inputs[0])
    flat = [U[k] for face in F for k in face]
    obj("wort", V, F, m, True, flat, loc=(*at, level))
    bubble = ball("film", 1, (0, 0, -99), film(), 18, 12)
    made = 0
    while made < 2200:
        x, y = r.uniform(-0.5, 0.5) * width, r.uniform(-0.5, 0.5) * depth
        if within(x, y) and abs(cover(x, y) - 0.06) < 0.14:
            s = 0.004 + 0.018 * r.random() ** 3
            z = level + height(x, y) + 0.1 * s
            inst(bubble, (at[0] + x, at[1] + y, z), scale=s)
            made += 1


def scene():
    world((0.03, 0.034, 0.036), 0.6)
    cu = metal("cu", (0.92, 0.45, 0.21), 0.18, 0.32, 1.6, 0.0, 0.74)
    cu2 = metal("cu2", (0.92, 0.42, 0.20), 0.2, 0.3, 3, 0.0, 0.7)
    br = metal("br", (0.93, 0.62, 0.24), 0.2, 0.32, 5, 0.0, 0.7)
    dial = simple("dial", (0.86, 0.80, 0.66), 0.3)
    hand = simple("hand", (0.015, 0.015, 0.015), 0.4)
    wood = simple("kn", (0.012, 0.012, 0.011), 0.25, coat=0.6)
    plane(
        "w",
        40, 14, (0, 6.5, 4),
        (math.radians(90), 0, 0),
        tilemat("wt", (0.50, 0.44, 0.33), (0.43, 0.38, 0.28), (0.22, 0.19, 0.14), 0.34, 0.17, 0.22),
    )
    plane("wg", 40, 3.0, (0, 6.48, 0.5), (math.radians(90), 0, 0), tilemat("wg2"))
    win = emit("win", (1, 0.86, 0.62), 2.6)
    fr = simple("frame", (0.015, 0.03, 0.022), 0.4)
    for x in (-3.6, 1.6, 6.4):
        pts = [(-1.1, 0), (1.1, 0)] + [
            (1.1 * math.cos(a), 2.6 + 1.1 * math.sin(a)) for a in np.linspace(0, math.pi, 25)
        ]
        obj("w", [(x + p[0], 6.44, 2.5 + p[1]) for p in pts], [tuple(range(len(pts)))], win, False)
        for k in (-0.37, 0.37):
            box("mu", (0.07, 0.10, 3.8), (x + k, 6.40, 4.3), fr)
        for zz in (3.3, 4.2, 5.1):
            box("tr", (2.2, 0.10, 0.07), (x, 6.40, zz), fr)
    body = [
        (1.72, 0), (1.78, 0.66), (1.80, 0.74), (1.78, 0.80), (1.86, 0.95), (1.93, 1.15),
        (1.95, 1.35), (1.93, 1.52), (1.99, 1.58), (2.01, 1.64), (1.99, 1.70), (1.90, 1.76),
        (1.80, 1.98), (1.62, 2.24), (1.36, 2.50), (1.05, 2.72), (0.76, 2.92), (0.56, 3.14),
        (0.44, 3.40), (0.38, 3.70), (0.36, 6.0),
    ]
    kettle = revolve("kb", body, 300, cu, samples=260)
    for i in range(64):
        a = i / 64 * 6.2832
        ball("rv", 0.026, (2.016 * math.cos(a), 2.016 * math.sin(a), 1.64), br, 14, 9)
    for k in range(10):
        a = (k + 0.5) / 10 * 6.2832 + math.radians(-100)
        pr = spline(
            [
                (1.885, 1.78), (1.80, 1.98), (1.62, 2.24), (1.36, 2.50), (1.05, 2.72),
                (0.76, 2.92), (0.56, 3.14),
            ],
            30,
        )
        tube(
            "sm",
            [((r + 0.004) * math.cos(a), (r + 0.004) * math.sin(a), z) for r, z in pr],
            0.014,
            cu2,
            60,
        )
    # manhole: ring, dark throat, hinged lid thrown back
    a = math.radians(-100)
    nx = Vector((math.cos(a) * 0.66, math.sin(a) * 0.66, 0.75)).normalized()
    c = Vector((1.44 * math.cos(a), 1.44 * math.sin(a), 2.40))
    q = nx.to_track_quat("Z", "Y")

    def put(o, off=(0, 0, 0)):
        o.location = c + q @ Vector(off)
        o.rotation_euler = q.to_euler()
        return o

    put(
        revolve(
            "ring",
            [
                (0.36, -0.16), (0.36, 0.07), (0.39, 0.095), (0.45, 0.095), (0.475, 0.07),
                (0.475, 0.03), (0.45, 0.0), (0.44, -0.2),
            ],
            110,
            br,
            smooth=True,
        )
    )
    for i in range(18):
        t = i / 18 * 6.2832
        put(ball("bo", 0.020, (0, 0, 0), br, 14, 8), (0.42 * math.cos(t), 0.42 * math.sin(t), 0.10))
    put(revolve("thr", [(0.36, 0.05), (0.36, -0.10)], 64, cu2))
    hole = bmesh.new()
    hole.from_mesh(kettle.data)

    def opens(p):
        along = (p - c).dot(nx)
        return abs(along) < 0.4 and (p - c - nx * along).length < 0.40

    inside = [f for f in hole.faces if opens(f.calc_center_median())]
    bmesh.ops.delete(hole, geom=inside, context="FACES")
    hole.to_mesh(kettle.data)
    boiling_wort((c.x, c.y + 0.95), 2.10)
    # The lamp that a brewer looks into the kettle by.
    point((0.5, 0.1, 2.62), 55, (1, 0.66, 0.32), 0.10)
    up = Vector((0, 0, 1))
    side = nx.cross(up).normalized()
    back = side.cross(nx).normalized() * -1
    back = (up - nx * up.dot(nx)).normalized()
    lid = revolve(
        "lid",
        [
            (0.0001, 0.15), (0.16, 0.14), (0.30, 0.095), (0.39, 0.04), (0.44, 0.02), (0.46, 0.0),
            (0.46, -0.03), (0.40, -0.03), (0.28, 0.03), (0.0001, 0.08),
        ],
        110,
        cu,
        samples=90,
    )
    ln = (nx * -0.42 + back * 0.9).normalized() * -1
    ln = (nx * 0.30 - back * 0.95).normalized() * 1
    lid.location = c + back * 0.52 + nx * 0.47
    lid.rotation_euler = (-ln).to_track_quat("Z", "Y").to_euler()
    lr = revolve("lidr", [(0.44, 0.025), (0.475, 0.02), (0.475, -0.035), (0.44, -0.035)], 110, br)
    lr.location = lid.location
    lr.rotation_euler = lid.rotation_euler
    for s in (-1, 1):
        h = c + side * (0.12 * s)
        tube(
            "hin",
            [
                tuple(h + back * 0.42 + nx * 0.04),
                tuple(h + back * 0.53 + nx * 0.07),
                tuple(h + back * 0.55 + nx * 0.20),
            ],
            0.030,
            br,
            12,
        )
    tube(
        "hpin",
        [
            tuple(c + side * -0.22 + back * 0.53 + nx * 0.07),
            tuple(c + side * 0.22 + back * 0.53 + nx * 0.07),
        ],
        0.026,
        br,
        2,
    )
    # gauge column at the right: pipe, two gauges, valve wheel
    X, Y = 0.86, -2.25
    tube(
        "pp",
        [
            (X, Y, 0.0),
            (X, Y, 3.15),
            (X - 0.02, Y + 0.05, 3.32),
            (X - 0.12, Y + 0.22, 3.38),
            (X - 0.6, Y + 1.5, 3.40),
        ],
        0.050,
        cu2,
        80,
    )
    for z in (1.38, 2.06, 2.86):
        revolve(
            "nut",
            [(0.05, -0.06), (0.085, -0.06), (0.085, 0.06), (0.05, 0.06)],
            6,
            br,
            loc=(X, Y, z),
            smooth=False,
        )
        revolve(
            "nf",
            [(0.05, -0.09), (0.07, -0.085), (0.07, 0.085), (0.05, 0.09)],
            32,
            br,
            loc=(X, Y, z),
        )

    def gauge(z, R, dx):
        f = (Vector((-0.9, -5.1, 2.2)) - Vector((X + dx, Y - 0.12, z))).normalized()
        qq = f.to_track_quat("Z", "Y")
        L = Vector((X + dx, Y - 0.10, z))
        tube("st", [(X, Y, z - 0.02), (X + dx * 0.5, Y - 0.06, z - 0.02), tuple(L)], 0.026, br, 10)
        for o in (
            revolve(
                "g",
                [
                    (0.0001, -0.05),
                    (R * 0.96, -0.05),
                    (R, -0.03),
                    (R, 0.03),
                    (R * 0.98, 0.05),
                    (R * 0.90, 0.055),
                    (R * 0.88, 0.035),
                ],
                72,
                br,
            ),
            revolve("gd", [(0.0001, 0.022), (R * 0.9, 0.022)], 64, dial),
        ):
            o.location = L
            o.rotation_euler = qq.to_euler()
        for i in range(25):
            t = math.radians(225 - i * 270 / 24)
            k = 0.10 if i % 4 else 0.18
            o = box("tk", (R * k, R * (0.014 if i % 4 else 0.026), 0.002), (0, 0, 0), hand)
            o.location = L + qq @ Vector(
                (R * (0.80 - k / 2) * math.cos(t), R * (0.80 - k / 2) * math.sin(t), 0.0245)
            )
            o.rotation_euler = (qq.to_matrix().to_4x4() @ Matrix.Rotation(t, 4, "Z")).to_euler()
        t = math.radians(112)
        o = box("hd", (R * 0.78, R * 0.035, 0.003), (0, 0, 0), hand)
        o.location = L + qq @ Vector((R * 0.24 * math.cos(t), R * 0.24 * math.sin(t), 0.028))
        o.rotation_euler = (qq.to_matrix().to_4x4() @ Matrix.Rotation(t, 4, "Z")).to_euler()
        o = revolve("gc", [(0.0001, 0.045), (R * 0.07, 0.04), (R * 0.08, 0.022)], 24, br)
        o.location = L
        o.rotation_euler = qq.to_euler()

    gauge(2.46, 0.24, 0.0)
    gauge(1.74, 0.17, 0.0)
    f = Vector((-0.25, -0.95, 0.12)).normalized()
    qv = f.to_track_quat("Z", "Y")
    L = Vector((X, Y - 0.05, 1.08))

    def pv(o, off=(0, 0, 0)):
        o.location = L + qv @ Vector(off)
        o.rotation_euler = qv.to_euler()
        return o

    pv(
        revolve(
            "vb",
            [
                (0.06, -0.1), (0.11, -0.05), (0.12, 0.03), (0.08, 0.08), (0.045, 0.12),
                (0.04, 0.24), (0.0001, 0.25),
            ],
            48,
            br,
            samples=40,
        )
    )
    R = 0.19
    pv(
        tube(
            "vw",
            [(R * math.cos(t), R * math.sin(t), 0) for t in np.linspace(0, 6.2832, 33)],
            0.020,
            br,
            100,
        ),
        (0, 0, 0.24),
    )
    for k in range(5):
        t = k / 5 * 6.2832
        pv(
            tube("vs", [(0, 0, 0), (R * math.cos(t), R * math.sin(t), 0)], 0.013, br, 2),
            (0, 0, 0.24),
        )
    for i, (dx, w, h, s) in enumerate(
        ((-0.05, 0.9, 2.0, 0.55), (0.12, 1.2, 2.4, 0.34), (-0.22, 0.8, 1.7, 0.30))
    ):
        p = c + nx * (0.10 + 0.08 * i) + Vector((dx, -0.05 * i, h / 2 - 0.06))
        steam(tuple(p), w, h, i + 1, s, cam=EYE)
    area((-5, -3.2, 5.2), (0, 0, 2.2), 3.6, 250, (1, 0.80, 0.55))
    area((5.5, -4, 4), (0.6, -1, 2), 2.0, 200, (1, 0.72, 0.42))
    area((-0.5, -7, 3), (0, -1, 2), 2.4, 90, (1, 0.90, 0.74))
    area((1.6, 6.2, 4.2), (0, 0, 2.4), 2.4, 300, (1, 0.84, 0.6), 3.2)


CAMERAS = {
    "main": lambda: camera(EYE, (0.26, -1.0, 2.36), 36, 2.2, (0.1, -1.6, 2.2)),
    "gauges": lambda: camera((-0.35, -4.75, 2.25), (0.78, -2.2, 2.12), 52, 2.0, (0.86, -2.25, 2.2)),
}
