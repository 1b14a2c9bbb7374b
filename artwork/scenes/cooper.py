"""Cooper's bench: half-raised cask, staves, hoops, hammer, shavings."""
from kit import *


def scene():
    world((0.010, 0.011, 0.010), 1)
    bm = oak(
        "bm",
        "X",
        0.5, (0.018, 0.009, 0.004), (0.14, 0.068, 0.030),
        plank=(2.6, "Y"),
        coat=0.1,
        rough=(0.4, 0.7),
        gap=0.016,
    )
    box("b", (40, 9, 0.8), (0, 1.0, -0.4), bm, bevel=0.08)
    wall = plaster("pl", (0.30, 0.22, 0.13), (0.13, 0.09, 0.05), 0.14)
    plane("w", 80, 40, (0, 9, 8), (math.radians(90), 0, 0), wall)
    fresh = oak(
        "fr", "Z", 0.55, (0.16, 0.075, 0.028), (0.52, 0.31, 0.14), coat=0.05, rough=(0.4, 0.65)
    )
    iron = metal("iron", (0.13, 0.12, 0.11), 0.3, 0.55, 2.2)
    # raised staves held by a hoop: a flared cask standing on the bench
    nst = 20
    R0, H = 1.62, 4.6
    r = random.Random(4)
    for i in range(nst):
        if i in (14, 15):
            continue
        a = i / nst * 2 * math.pi
        da = math.pi / nst * 0.97

        def f(u, v, a=a, da=da, k=r.uniform(-0.10, 0.16)):
            z = v * (H + k)
            R = (
                R0 * (0.84 + 0.16 * math.sin(min(1, z / H * 0.62) * math.pi))
                + 0.34 * max(0, z / H - 0.45) ** 1.4 * 1.8
            )
            t = a + (u - 0.5) * 2 * da * (0.97)
            return (R * math.cos(t), R * math.sin(t), z)

        o = surf("st", f, 6, 26, fresh)
        so = o.modifiers.new("s", "SOLIDIFY")
        so.thickness = 0.17
        so.offset = -1
        bv = o.modifiers.new("b", "BEVEL")
        bv.width = 0.012
        bv.segments = 2
        o.location = (2.3, 1.9, 0)

    def hoop(loc, R, w=0.30, rot=(0, 0, 0)):
        revolve(
            "hp",
            [(R - 0.02, 0), (R + 0.02, 0.0), (R + 0.055, w), (R + 0.015, w), (R - 0.02, 0)],
            110,
            iron,
            smooth=False,
            loc=loc,
            rot=rot,
        )

    hoop((2.3, 1.9, 0.35), 1.52)
    hoop((2.3, 1.9, 1.75), 1.74)
    # hoops leaning and lying
    hoop((-3.4, 3.6, 1.45), 1.45, 0.28, (math.radians(80), math.radians(6), math.radians(8)))
    hoop((-2.5, 3.2, 1.2), 1.2, 0.26, (math.radians(76), 0, math.radians(-14)))
    hoop((-0.75, 0.2, 0.01), 0.92, 0.26)

    # loose staves
    def stave(L=4.4):
        o = surf(
            "sv",
            lambda u, v: (
                (v - 0.5) * L,
                (u - 0.5) * (0.52 + 0.16 * math.sin(v * math.pi)),
                0.10 * math.sin(v * math.pi) + 0.035 * math.cos((u - 0.5) * 3),
            ),
            8, 24,
            oak(
                "svm",
                "X",
                0.55, (0.16, 0.075, 0.028), (0.54, 0.32, 0.145),
                coat=0.05,
                rough=(0.4, 0.65),
            ),
        )
        so = o.modifiers.new("s", "SOLIDIFY")
        so.thickness = 0.15
        bv = o.modifiers.new("b", "BEVEL")
        bv.width = 0.014
        bv.segments = 2
        return o

    for i, (x, y, z, ro) in enumerate(
        ((-2.6, -0.55, 0.16, 8), (-2.9, -0.15, 0.42, -5), (-2.4, 0.35, 0.17, 3))
    ):
        o = stave()
        o.location = (x, y, z)
        o.rotation_euler = (0, 0, math.radians(ro))

    # cooper's hammer: square face, cross peen, ash handle
    def hammer():
        slab(
            "hh",
            [
                (-0.42, -0.16), (-0.36, -0.19), (0.10, -0.19), (0.22, -0.15), (0.66, -0.05),
                (0.66, 0.05), (0.22, 0.15), (0.10, 0.19), (-0.36, 0.19), (-0.42, 0.16),
            ],
            0.36,
            iron,
            0.03,
            loc=(0, 0.18, 0.20),
            rot=(math.radians(90), 0, 0),
        )
        tube(
            "hn",
            [(0, -0.25, 0.20), (0, 0.8, 0.20), (0, 2.2, 0.19), (0, 2.75, 0.19)],
            0.085,
            oak(
                "ash", "Y", 0.8, (0.20, 0.11, 0.045), (0.50, 0.31, 0.15), coat=0.3, rough=(0.3, 0.5)
            ),
            30,
            rf=lambda t: 0.85 + 0.35 * t,
        )

    group(hammer, (1.25, -1.55, 0), math.radians(72))
    # shavings: thin curled ribbons
    sm, n = mat("shv")
    g = noise_(n, co(n, "UV", (60, 3, 1)), 1.0, 5.0)
    c = ramp(n, g, [(0.3, (0.42, 0.24, 0.10)), (0.7, (0.68, 0.46, 0.23))])
    d = n("ShaderNodeBsdfDiffuse", {"Color": c})
    t = n("ShaderNodeBsdfTranslucent", {"Color": (0.75, 0.48, 0.22, 1)})
    x = n("ShaderNodeMixShader", {0: 0.35, 1: d.outputs[0], 2: t.outputs[0]})
    n.L.new(x.outputs[0], n.out.inputs[0])
    P = []
    for k in range(6):
        tr = r.uniform(1.2, 2.6)
        q = r.uniform(0.09, 0.17)
        gr = r.uniform(0.02, 0.07)
        w = r.uniform(0.12, 0.22)
        L = r.uniform(0.1, 0.5)
        o = surf(
            "sh",
            lambda u, v, tr=tr, q=q, gr=gr, w=w, L=L: (
                (q + gr * u) * math.cos(u * tr * 6.283),
                (u * L) + (v - 0.5) * w,
                (q + gr * u) * math.sin(u * tr * 6.283),
            ),
            60, 3,
            sm,
        )
        o.location = (0, 0, -99)
        P.append(o)
    for i in range(95):
        x = r.gauss(0.4, 2.1)
        y = r.gauss(-0.2, 0.8)
        if math.hypot(x - 2.3, y - 1.9) < 1.8 or y < -2.2 or (abs(x + 0.2) < 1.9 and y < -0.55):
            continue
        inst(
            r.choice(P),
            (x, y, 0.13 + r.random() * 0.08),
            (r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.random() * 6.28),
            r.uniform(0.35, 0.75),
        )
    area((-5.5, -1.5, 5.2), (0, 0.4, 0.8), 1.6, 1300, (1, 0.78, 0.48))
    area((6, 2.5, 4.5), (2, 1.5, 1.5), 1.4, 420, (1, 0.62, 0.30))
    area((0, -7, 5), (0, 0, 1), 4, 260, (1, 0.92, 0.80))
    spot((-4, 3, 8), (0, 9, 4), 1600, (1, 0.58, 0.26), 70, 1, 0.5)


CAMERAS = {
    "main": lambda: camera((-0.6, -8.5, 3.9), (0.15, 0.6, 1.76), 31, 0.7, (0.3, -0.6, 0.5)),
    "hammer": lambda: camera((0.4, -5.4, 1.7), (0.9, -1.3, 0.35), 44, 0.6, (1.1, -1.6, 0.4)),
}
