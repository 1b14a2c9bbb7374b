"""Museum case: pewter, stoneware and glass tankards under a small lamp."""
from kit import *


def scene():
    world((0.004, 0.006, 0.005), 1)
    back = principled(
        "bk",
        lambda n: ramp(
            n,
            noise_(n, co(n), 3.0, 8.0),
            [(0.3, (0.008, 0.045, 0.028)), (0.7, (0.014, 0.066, 0.042))],
        ),
        0.9,
        lambda n: noise_(n, co(n), 60, 4.0),
        0.3, 0.01,
    )
    plane("b", 30, 12, (0, 1.9, 4), (math.radians(90), 0, 0), back)
    sh = principled(
        "sh",
        lambda n: ramp(
            n, noise_(n, co(n), 4.0, 8.0), [(0.3, (0.014, 0.050, 0.034)), (0.7, (0.021, 0.068, 0.046))]
        ),
        0.85,
        lambda n: noise_(n, co(n), 70, 4.0),
        0.25, 0.01,
    )
    box("shelf", (14, 4, 0.2), (0, 0, -0.1), sh)
    oakf = oak(
        "fo", "X", 0.8, (0.02, 0.009, 0.004), (0.13, 0.06, 0.026), coat=0.5, rough=(0.2, 0.4)
    )
    oakz = oak(
        "fz", "Z", 0.8, (0.02, 0.009, 0.004), (0.13, 0.06, 0.026), coat=0.5, rough=(0.2, 0.4)
    )
    br = metal("br", (0.93, 0.62, 0.25), 0.12, 0.28, 4, 0.0, 0.7)
    box("f", (14, 0.3, 0.45), (0, -2.1, -0.15), oakf, bevel=0.05)
    box("fb", (14, 0.03, 0.06), (0, -2.27, -0.02), br)
    pew = metal("pew", (0.50, 0.49, 0.46), 0.29, 0.44, 2.4, 0.06, 0.62)
    pew2 = metal("pew2", (0.46, 0.44, 0.40), 0.30, 0.5, 3, 0.0, 0.6)

    def lid(R, m):
        """hinged at the origin, over a rim of radius R to the left"""

        def b():
            revolve(
                "ld",
                [
                    (R + 0.03, 0),
                    (R + 0.035, 0.03),
                    (R * 0.92, 0.07),
                    (R * 0.55, 0.15),
                    (R * 0.30, 0.19),
                    (0.10, 0.22), (0.06, 0.28), (0.09, 0.35), (0.05, 0.42), (0.0001, 0.44),
                ],
                72,
                m,
                samples=60,
                loc=(-R, 0, 0),
            )
            tube(
                "th",
                [(0.02, 0, 0.05), (0.10, 0, 0.16), (0.06, 0, 0.30), (0.14, 0, 0.40)],
                0.045,
                m,
                20,
            )
            tube("kn", [(0.03, -0.10, 0), (0.03, 0.10, 0)], 0.055, m, 4)

        return b

    def strap(R, z, drop, m):
        """from the hinge down to the handle"""
        tube(
            "st",
            [(R + 0.03, 0, z), (R + 0.12, 0, z - drop * 0.35), (R + 0.15, 0, z - drop)],
            0.04,
            m,
            20,
        )

    def handle(R, z0, z1, m, w=0.055, out=0.55):
        tube(
            "h",
            [
                (R - 0.04, 0, z1),
                (R + out * 0.6, 0, z1 + 0.06),
                (R + out, 0, (z0 + z1) / 2 + 0.25),
                (R + out * 0.75, 0, (z0 + z1) / 2 - 0.25),
                (R - 0.02, 0, z0),
            ],
            w,
            m,
            50,
        )

    # pewter tankard
    def pewter():
        P = [
            (0.0001, 0), (0.60, 0), (0.66, 0.04), (0.66, 0.10), (0.58, 0.16), (0.55, 0.24),
            (0.57, 0.26), (0.57, 0.30), (0.545, 0.32), (0.525, 0.9), (0.54, 0.92), (0.54, 0.98),
            (0.52, 1.0), (0.50, 1.75), (0.53, 1.78), (0.53, 1.86), (0.50, 1.87), (0.47, 1.85),
        ]
        revolve("p", P, 110, pew)
        handle(0.51, 0.42, 1.55, pew)
        group(lid(0.50, pew), (0.50, 0, 1.86), 0)
        strap(0.50, 1.86, 0.27, pew)

    group(pewter, (-2.65, 0.15, 0), math.radians(-35))
    # salt-glazed stoneware with cobalt bands and rosettes
    m, n = mat("stone")
    v = co(n)
    z = n("ShaderNodeSeparateXYZ", {0: v}).outputs[2]
    uv = co(n, "UV")
    no = noise_(n, v, 9.0, 8.0)
    base = ramp(n, no, [(0.3, (0.30, 0.27, 0.22)), (0.7, (0.46, 0.42, 0.34))])

    def band(a, b):
        return math_(n, "MULTIPLY", math_(n, "GREATER_THAN", z, a), math_(n, "LESS_THAN", z, b))

    bl = math_(
        n,
        "MAXIMUM",
        math_(n, "MAXIMUM", band(0.22, 0.30), band(1.52, 1.60)),
        math_(n, "MAXIMUM", band(0.40, 0.43), band(1.40, 1.43)),
    )
    sx = n("ShaderNodeSeparateXYZ", {0: uv})
    fu = math_(n, "SUBTRACT", math_(n, "FRACT", math_(n, "MULTIPLY", sx.outputs[0], 9.0)), 0.5)
    fz = math_(
        n,
        "SUBTRACT",
        math_(n, "FRACT", math_(n, "DIVIDE", math_(n, "SUBTRACT", z, 0.45), 0.47)),
        0.5,
    )
    rad = math_(
        n, "SQRT", math_(n, "ADD", math_(n, "MULTIPLY", fu, fu), math_(n, "MULTIPLY", fz, fz))
    )
    ang = n("ShaderNodeMath", {0: fz, 1: fu}, operation="ARCTAN2").outputs[0]
    pet = math_(
        n,
        "ADD",
        0.28,
        math_(n, "MULTIPLY", 0.12, math_(n, "COSINE", math_(n, "MULTIPLY", ang, 6.0))),
    )
    ros = math_(n, "MULTIPLY", math_(n, "LESS_THAN", rad, pet), math_(n, "GREATER_THAN", rad, 0.11))
    ros = math_(n, "MULTIPLY", ros, band(0.45, 1.39))
    allb = math_(n, "MAXIMUM", bl, ros)
    soft = math_(n, "MULTIPLY", allb, rng_(n, noise_(n, v, 5.0, 6.0), 0.3, 0.6, 0.55, 1.0))
    c = mix(n, soft, base, (0.018, 0.042, 0.16, 1))
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": rng_(n, no, 0.3, 0.7, 0.16, 0.34),
            "Specular": 0.6,
            "Normal": bump(
                n,
                math_(n, "ADD", math_(n, "MULTIPLY", allb, 0.6), math_(n, "MULTIPLY", no, 0.35)),
                0.4, 0.03,
            ),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])

    def stein():
        revolve(
            "s",
            [
                (0.0001, 0), (0.58, 0), (0.62, 0.03), (0.62, 0.10), (0.56, 0.16), (0.57, 0.35),
                (0.575, 0.9), (0.56, 1.5), (0.58, 1.62), (0.56, 1.70), (0.52, 1.72), (0.50, 1.68),
            ],
            128,
            m,
            samples=120,
        )
        tube(
            "h",
            [
                (0.53, 0, 1.42), (0.80, 0, 1.50), (1.05, 0, 1.20), (0.98, 0, 0.75),
                (0.74, 0, 0.45), (0.54, 0, 0.42),
            ],
            0.085,
            simple("sg", (0.38, 0.34, 0.27), 0.22),
            50,
        )
        revolve(
            "pf", [(0.575, 0.0), (0.66, 0.01), (0.67, 0.06), (0.63, 0.11), (0.60, 0.10)], 90, pew2
        )
        g = group(lid(0.52, pew), (0.54, 0, 1.73), 0)
        g.rotation_euler = (0, math.radians(97), 0)
        strap(0.54, 1.73, 0.27, pew)

    group(stein, (-0.85, -0.15, 0), math.radians(-28))
    # green forest glass beaker with prunts, and a clear dimple mug
    gg = glass("wald", 1.5, (0.84, 0.96, 0.82), 0, None, 0.95)

    def roemer():
        prof = [
            (0.0001, 0.03), (0.30, 0.02), (0.46, 0), (0.50, 0.03), (0.44, 0.10), (0.36, 0.22),
            (0.33, 0.40), (0.34, 0.70), (0.36, 0.74), (0.48, 0.95), (0.54, 1.25), (0.52, 1.55),
            (0.46, 1.74), (0.44, 1.76), (0.425, 1.74), (0.485, 1.54), (0.505, 1.25), (0.445, 0.97),
            (0.31, 0.76), (0.29, 0.45), (0.31, 0.25), (0.0001, 0.20),
        ]
        revolve("r", prof, 110, gg, samples=130)
        for k in range(9):
            for zz in (0.38, 0.58):
                a = (k + 0.5 * (zz > 0.5)) / 9 * 6.283
                ball("pr", 0.062, (0.345 * math.cos(a), 0.345 * math.sin(a), zz), gg, 14, 10)
        for i in range(4):
            tube(
                "tr",
                [(0.44 - 0.03 * i + 0.0, 0, 0.06 + 0.05 * i)]
                + [
                    (
                        (0.46 - 0.033 * i) * math.cos(q),
                        (0.46 - 0.033 * i) * math.sin(q),
                        0.06 + 0.05 * i,
                    )
                    for q in np.linspace(0, 6.283, 25)
                ],
                0.022,
                gg,
                60,
            )

    group(roemer, (0.98, 0.10, 0), 0.3)
    mug((2.62, -0.02, 0), math.radians(-38), empty=True, lacing=False)
    # museum labels: blank brass plates on little wedges
    lbm = papermat("lbl", (0.72, 0.62, 0.44), 2.0)
    for x in (-2.55, -0.80, 0.98, 2.50):
        box(
            "lb",
            (0.52, 0.03, 0.22),
            (x, -1.40, 0.10),
            lbm,
            rot=(math.radians(-42), 0, 0),
            bevel=0.006,
        )
    # brass picture lamp glow from above and the glass front as faint reflections
    for x in (-2.2, 0.2, 2.4):
        spot((x, -0.6, 4.6), (x * 1.02, 0.25, 0.7), 420, (1, 0.74, 0.44), 58, 0.8, 0.16)
    area((-5, -3, 3.0), (0, 0, 0.9), 0.7, 240, (1, 0.88, 0.68), 3.2)
    area((5, -2.6, 3.0), (0, 0, 0.9), 0.6, 150, (1, 0.72, 0.40), 3.2)
    area((0, 1.5, 3.6), (0, -0.2, 0.8), 3.0, 90, (1, 0.80, 0.52), 0.6)
    for x, w in ((0.98, 1.0), (2.62, 0.95)):
        card(w, 1.9, (x + 0.05, 1.1, 0.9), 0.42, (1, 0.80, 0.46), 1.6)


CAMERAS = {
    "main": lambda: camera((-0.5, -7.6, 1.75), (-0.02, 0, 1.06), 37, 0.9, (0, -0.4, 0.9)),
    "stein": lambda: camera((-2.0, -4.2, 1.5), (-0.95, 0, 0.95), 50, 0.6, (-0.8, -0.5, 1.0)),
}
