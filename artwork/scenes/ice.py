"""Ice cellar: stacked ice, cold light from the chute, one lantern."""
from kit import *


def scene():
    world((0.010, 0.014, 0.018), 1)
    Wd, hw, rise, L = 2.5, 1.3, 1.75, 9.0
    bk = brickmat("bk", (0.17, 0.12, 0.095), (0.10, 0.075, 0.062), (0.22, 0.22, 0.22), lime=0.75)
    pr, tot = barrel_vault(Wd, hw, rise)

    surf("vault", lambda u, v: (pr(u)[0], v * L - 3, pr(u)[1]), 110, 40, bk, uv=(tot, L))
    plane(
        "end",
        6, 5,
        (0, L - 3, 1.6),
        (math.radians(90), 0, 0),
        brickmat(
            "bk2",
            (0.17, 0.12, 0.095), (0.10, 0.075, 0.062), (0.22, 0.22, 0.22),
            coord="Object",
            lime=0.6,
        ),
    )
    plane(
        "fl",
        5.2, 12, (0, 2.5, 0), (0, 0, 0),
        slabmat(
            "sl", wet=(0.36, 0.56), w=0.8, h=0.5, c1=(0.075, 0.078, 0.08), c2=(0.04, 0.043, 0.046)
        ),
    )
    m, n = mat("ice")
    v = co(n)
    oi = n("ShaderNodeObjectInfo").outputs["Random"]
    vv = n(
        "ShaderNodeVectorMath",
        {
            0: v,
            1: n(
                "ShaderNodeCombineXYZ",
                {0: math_(n, "MULTIPLY", oi, 40.0), 1: math_(n, "MULTIPLY", oi, 23.0)},
            ).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    big = noise_(n, vv, 2.2, 6.0, 0.6, 1.0)
    fine = noise_(n, vv, 11.0, 8.0, 0.65)
    fr = rng_(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", big, 0.7), math_(n, "MULTIPLY", fine, 0.3)),
        0.40, 0.66, 0.10, 0.9,
    )
    nrm = bump(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", big, 1.6), math_(n, "MULTIPLY", fine, 0.5)),
        0.6, 0.05,
    )
    ck = n(
        "ShaderNodeTexVoronoi",
        {
            "Vector": n(
                "ShaderNodeVectorMath",
                {0: vv, 1: n("ShaderNodeTexNoise", {"Vector": vv, "Scale": 3.0}).outputs[1]},
                operation="ADD",
            ).outputs[0],
            "Scale": 2.3,
        },
        feature="DISTANCE_TO_EDGE",
    ).outputs[0]
    crack = rng_(n, ck, 0.0, 0.035, 1.0, 0.0)
    c = ramp(
        n,
        math_(n, "ADD", fr, math_(n, "MULTIPLY", crack, 0.22)),
        [(0.1, (0.16, 0.27, 0.32)), (0.5, (0.40, 0.56, 0.62)), (1.0, (0.86, 0.92, 0.94))],
    )
    d = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": rng_(n, fine, 0.35, 0.65, 0.08, 0.34),
            "Normal": nrm,
            "Specular": 0.7,
        },
    )
    t = n(
        "ShaderNodeBsdfTranslucent", {"Color": mix(n, 0.5, c, (0.7, 0.86, 0.92, 1)), "Normal": nrm}
    )
    x = n("ShaderNodeMixShader", {0: 0.42, 1: d.outputs[0], 2: t.outputs[0]})
    n.L.new(x.outputs[0], n.out.inputs[0])
    r = random.Random(9)
    protos = []
    for k in range(4):
        o = box("ice", (0.78, 0.50, 0.36), (0, 0, -99), m)
        bm = o.modifiers.new("b", "BEVEL")
        bm.width = 0.035
        bm.segments = 3
        sd = o.modifiers.new("s", "SUBSURF")
        sd.subdivision_type = "SIMPLE"
        sd.levels = sd.render_levels = 3
        tx = bpy.data.textures.new("c%d" % k, "CLOUDS")
        tx.noise_scale = 0.30
        dp = o.modifiers.new("d", "DISPLACE")
        dp.texture = tx
        dp.strength = 0.05
        dp.texture_coords = "LOCAL"
        for ve in o.data.vertices:
            ve.co += Vector([r.uniform(-0.02, 0.02) for _ in range(3)])
        protos.append(o)

    def put(x, y, z, a):
        p = r.choice(protos)
        c = p.copy()
        bpy.context.scene.collection.objects.link(c)
        c.location = (x, y, z)
        c.rotation_euler = (0, 0, a)

    for s in (-1, 1):
        for row in range(6):
            for col in range(2):
                for lay in range(4 if row > 0 else 3):
                    if lay == 3 and r.random() < 0.35:
                        continue
                    xx = s * (2.05 - col * 0.80 + (lay % 2) * 0.05)
                    if col == 1 and lay >= 2 - (row == 0):
                        continue
                    put(
                        xx + r.uniform(-0.03, 0.03),
                        0.6 + row * 0.86 + r.uniform(-0.04, 0.04),
                        0.19 + lay * 0.365,
                        math.radians(90) * (lay % 2) * 0 + r.uniform(-0.06, 0.06),
                    )
    for row in range(3):
        for i in range(-2, 3):
            put(
                i * 0.82 + r.uniform(-0.03, 0.03),
                5.4 - 0.0 * row,
                0.19 + row * 0.365,
                r.uniform(-0.05, 0.05),
            )
    put(0.42, 0.35, 0.19, 0.5)
    put(-0.55, 1.5, 0.19, -0.4)
    # straw
    sm = simple("straw", (0.42, 0.30, 0.12), 0.7)
    so = tube("sw", [(-0.10, 0, 0), (0, 0.012, 0.004), (0.10, 0, 0)], 0.0018, sm, 6)
    so.data.bevel_resolution = 1
    so.location = (0, 0, -99)
    for i in range(1500):
        c = so.copy()
        bpy.context.scene.collection.objects.link(c)
        c.location = (r.gauss(0, 0.75), r.uniform(-1, 4.5), 0.008 + 0.02 * r.random())
        c.rotation_euler = (r.gauss(0, 0.15), r.gauss(0, 0.15), r.random() * 6.28)
    lantern((0.42, 0.30, 0.375), 0.95, 420)
    # chute: a hole in the crown at the back with daylight
    area((0, 4.2, 3.0), (0, 3.6, 0), 1.1, 250, (0.50, 0.76, 1))
    area((0, 1.0, 2.9), (0, 1.6, 0.2), 0.9, 26, (0.60, 0.82, 1))
    area((0, -2.6, 2.2), (0, 1.5, 0.6), 1.2, 16, (0.7, 0.85, 1))


def lantern_near():
    """Close by, the ice under the lantern and before it shows that light goes through it."""
    point((0.50, 0.40, 0.24), 3.0, (0.62, 0.88, 1), 0.06)
    point((-0.55, 1.50, 0.20), 1.2, (0.60, 0.82, 1), 0.06)
    return camera((-0.42, -0.95, 0.80), (0.34, 0.45, 0.60), 36, 2.8, (0.42, 0.3, 0.55))


def visitor():
    """somebody has put the lantern down and gone on; the shadow climbs the wall"""
    arms = dict(left=(-0.22, -0.10, 0.90), right=(0.24, 0.16, 0.86))
    person((0.05, 1.55, 0), math.radians(6), Pose(lean=0.03, **arms, look=(-0.4, -0.2), seed=10))
    return camera((-0.62, -2.30, 1.02), (0.10, 2.2, 1.20), 26, 4, (0.3, 0.8, 0.9))


CAMERAS = {
    "main": lambda: camera((-0.25, -2.35, 1.22), (0.05, 2.2, 0.98), 25, 4),
    "lantern": lantern_near,
    "visitor": visitor,
}
