"""A sack of hops and a brass balance."""
from kit import *


def scene():
    world((0.010, 0.012, 0.010), 1)
    tabletop((0.012, 0.007, 0.004), (0.10, 0.050, 0.023), 1.9, 0.1, (0.4, 0.7))
    m, n = mat("burlap")
    uv = co(n, "UV")
    sp = n("ShaderNodeSeparateXYZ", {0: uv})
    no = noise_(n, uv, 8.0, 9.0, 0.7)
    # Threads that are not drawn with a ruler: the weave wanders by a thread or two.
    stray = math_(n, "MULTIPLY", noise_(n, uv, 26.0, 4.0, 0.6), 9.0)
    wa = math_(n, "SINE", math_(n, "ADD", math_(n, "MULTIPLY", sp.outputs[0], 2100.0), stray))
    wb = math_(n, "SINE", math_(n, "ADD", math_(n, "MULTIPLY", sp.outputs[1], 830.0), stray))
    wv = math_(n, "MAXIMUM", wa, wb)
    f = noise_(n, co(n), 40, 6)
    c = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", no, 0.6), math_(n, "MULTIPLY", f, 0.4)),
        [(0.3, (0.17, 0.105, 0.050)), (0.7, (0.42, 0.29, 0.155))],
    )
    c = mix(n, rng_(n, wv, -0.6, 0.6, 0.42, 0.0), c, (0.06, 0.035, 0.016, 1))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": 0.9,
            "Specular": 0.15,
            "Normal": bump(n, math_(n, "ADD", wv, math_(n, "MULTIPLY", f, 0.8)), 0.5, 0.014),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    SX, SY = -1.55, 0.9
    prof = spline(
        [
            (0.0001, 0), (1.0, 0.0), (1.42, 0.12), (1.56, 0.55), (1.50, 1.2), (1.36, 1.8),
            (1.28, 2.15), (1.34, 2.36), (1.50, 2.42), (1.60, 2.30), (1.60, 2.10), (1.50, 2.02),
        ],
        90,
    )

    def girth(a, z):
        """how far the folds of the cloth stand out or in there"""
        folds = noise.noise(Vector((2 * math.cos(a), 2 * math.sin(a), z * 1.3)))
        return (
            1
            + 0.050 * math.sin(a * 3 + 1)
            + 0.030 * math.sin(a * 7 + z * 2.2)
            + 0.026 * math.sin(a * 11 - z * 3.0)
            + 0.10 * folds * min(1, z / 0.4)
        )

    def f_(u, v):
        r_, z = prof[int(round(v * 90))]
        a = u * 6.2832
        w = girth(a, z)
        return (
            r_ * w * math.cos(a),
            r_ * w * math.sin(a) * 0.92,
            z + (0.07 * math.sin(a * 5) + 0.05 * math.sin(a * 8 + 2)) * max(0, (z - 1.6)),
        )

    surf("sack", f_, 260, 90, m, closeu=True, loc=(SX, SY, 0))
    hm = hop_mat()
    hs = []
    for k in range(3):
        o = hop_cone(k + 1, 46, hm)
        o.location = (0, 0, -99)
        hs.append(o)
    r = random.Random(8)

    # Each lies with its middle where it is put, half its length from the cloth at the neck, so that
    # none goes through the sack.
    half = 0.17
    for i in range(170):
        a = r.random() * 6.283
        out = math.sqrt(r.random())
        q = out * (1.28 * girth(a, 2.15) - half - 0.05)
        turn = Euler(
            (
                r.uniform(-0.9, 0.9) + math.pi / 2 * r.choice((0, 1)),
                r.uniform(-0.9, 0.9),
                r.random() * 6.28,
            )
        )
        size = 0.27 * r.uniform(0.88, 1.08)
        middle = Vector(
            (
                SX + q * math.cos(a),
                SY + q * math.sin(a) * 0.92,
                2.12 + 0.46 * (1 - out**2) + r.uniform(-0.06, 0.06),
            )
        )
        stalk = middle - turn.to_matrix() @ Vector((0, 0, 0.72 * size))
        inst(r.choice(hs), stalk, tuple(turn), size)
    for x, y in (
        (-0.25, -1.15), (0.12, -0.85), (-0.62, -1.35), (-2.9, -0.95), (0.55, -1.45), (-3.3, -0.6),
    ):
        o = inst(r.choice(hs), (x, y, 0.115), (0, 0, 0), 0.27)
        o.rotation_euler = (
            Matrix.Rotation(r.random() * 6.28, 4, "Z")
            @ Matrix.Rotation(math.radians(93), 4, "Y")
            @ Matrix.Rotation(r.random() * 6, 4, "Z")
        ).to_euler()
    # balance
    br = metal("br", (0.93, 0.62, 0.25), 0.14, 0.28, 4, 0.0, 0.7)
    X, Y = 2.15, 0.75
    box(
        "bs",
        (2.6, 1.3, 0.32),
        (X, Y, 0.16),
        oak("bw", "X", 0.8, (0.02, 0.009, 0.004), (0.11, 0.05, 0.022), coat=0.6, rough=(0.2, 0.35)),
        bevel=0.05,
    )
    revolve(
        "col",
        [
            (0.34, 0), (0.36, 0.05), (0.26, 0.12), (0.16, 0.20), (0.11, 0.34), (0.13, 0.46),
            (0.09, 0.60), (0.075, 1.9), (0.10, 2.2), (0.13, 2.28), (0.09, 2.36), (0.07, 2.55),
            (0.10, 2.62), (0.0001, 2.72),
        ],
        64,
        br,
        samples=140,
        loc=(X, Y, 0.32),
    )
    tl = 0.07

    def beam():
        tube(
            "bm",
            [(-1.45, 0, 0), (-0.7, 0, 0.09), (0, 0, 0.13), (0.7, 0, 0.09), (1.45, 0, 0)],
            0.05,
            br,
            40,
            rf=lambda t: 0.6 + 0.9 * math.sin(t * math.pi),
        )
        ball("pv", 0.085, (0, 0, 0.12), br, 20, 14)
        tube("nd", [(0, -0.06, 0.12), (0, -0.06, -0.75)], 0.014, br, 2, rf=lambda t: 1 - 0.7 * t)
        for s in (-1, 1):
            ball("e", 0.055, (s * 1.45, 0, 0), br, 16, 10)

    g = group(beam, (X, Y, 2.72), 0)
    g.rotation_euler = (0, tl, 0)

    def pan(s):
        px = X + s * 1.45 * math.cos(tl)
        pz = 2.72 - s * 1.45 * math.sin(tl)
        zb = pz - 1.55
        for k in range(3):
            a = k / 3 * 6.283 + 0.5
            tube(
                "chn",
                [(px, Y, pz), (px + 0.62 * math.cos(a), Y + 0.62 * math.sin(a), zb + 0.12)],
                0.011,
                br,
                2,
            )
        revolve(
            "pan",
            [
                (0.0001, 0), (0.35, 0.012), (0.55, 0.06), (0.64, 0.13), (0.665, 0.135),
                (0.65, 0.10), (0.55, 0.03), (0.35, -0.02), (0.0001, -0.03),
            ],
            72,
            br,
            samples=60,
            loc=(px, Y, zb),
        )
        return px, zb

    px, zb = pan(-1)
    # Lying, each with its middle over the pan, so that none pokes through it.
    for i in range(15):
        ring, level = (0.34, 0) if i < 8 else (0.20, 1) if i < 13 else (0.05, 2)
        a = i * 2.4 + r.uniform(-0.2, 0.2)
        heading = a + math.pi / 2 + r.uniform(-0.4, 0.4)
        x, y = px + ring * math.cos(a), Y + ring * math.sin(a)
        s = 0.22 * r.uniform(0.9, 1.1)
        half = 0.72 * s
        o = inst(
            r.choice(hs),
            (x - half * math.cos(heading), y - half * math.sin(heading), zb + 0.17 + 0.15 * level),
            scale=s,
        )
        turn = Matrix.Rotation(heading, 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "Y")
        o.rotation_euler = (turn @ Matrix.Rotation(r.random() * 6.28, 4, "Z")).to_euler()
    px, zb = pan(1)

    def weight(x, y, z, s):
        revolve(
            "wt",
            [
                (0.0001, 0), (0.16, 0), (0.17, 0.02), (0.17, 0.30), (0.14, 0.34), (0.06, 0.36),
                (0.05, 0.40), (0.085, 0.46), (0.06, 0.52), (0.0001, 0.53),
            ],
            48,
            br,
            samples=70,
            loc=(x, y, z),
            scale=(s, s, s),
        )

    weight(px - 0.12, Y - 0.1, zb + 0.01, 1.0)
    weight(px + 0.22, Y + 0.08, zb + 0.03, 0.75)
    for x, y, s in (
        (1.25, -0.75, 1.15), (1.72, -0.92, 0.9), (2.08, -1.0, 0.7), (2.36, -1.06, 0.55),
    ):
        weight(x, y, 0, s)
    wall = plaster("pl", (0.20, 0.165, 0.10), (0.085, 0.066, 0.042), 0.14)
    plane("w", 80, 40, (0, 6.5, 8), (math.radians(90), 0, 0), wall)
    area((-5.5, -1.0, 5.4), (-0.5, 0.6, 1.4), 1.4, 820, (1, 0.84, 0.58))
    area((6, 1.5, 3.8), (1.6, 0.8, 1.5), 1.0, 360, (1, 0.66, 0.34))
    area((0, -6.5, 4.5), (0, 0, 1.2), 3, 200, (1, 0.92, 0.78))
    spot((3.5, 2.0, 7), (2.0, 6.5, 3), 900, (1, 0.62, 0.30), 70, 1, 0.4)
    refl((2, 0.7, 1.6), (-3, -5, 4), 4, 4, 0.7)


CAMERAS = {
    "main": lambda: camera((-0.35, -8.6, 2.9), (0.36, 0.4, 1.46), 38, 0.8, (0, -0.2, 1.4)),
    "weights": lambda: camera((1.1, -4.6, 1.6), (1.95, -0.2, 0.75), 46, 0.6, (1.7, -0.9, 0.4)),
    "sack": lambda: camera((-2.3, -4.6, 4.3), (-1.35, 0.75, 2.05), 42, 0.6, (-1.5, 0.1, 2.4)),
}
