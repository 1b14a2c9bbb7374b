"""Ice cellar: sawn blocks of pond ice, cold light from the chute, one lantern."""
from kit import *

# A block as it is sawn from the pond: along the wall, away from it, up.
BLOCK = (0.78, 0.50, 0.36)


def shell_ice():
    """the outside of a block: clear, roughened by the saw, with frost on what lies open"""
    m, n = mat("ice")
    own = math_(n, "MULTIPLY", n("ShaderNodeObjectInfo").outputs["Random"], 40.0)
    off = n("ShaderNodeCombineXYZ", {0: own, 1: own}).outputs[0]
    v = n("ShaderNodeVectorMath", {0: co(n), 1: off}, operation="ADD").outputs[0]
    up = n("ShaderNodeSeparateXYZ", {0: n("ShaderNodeNewGeometry").outputs["Normal"]}).outputs[2]
    melt, fine = noise_(n, v, 4.0, 5.0, 0.5), noise_(n, v, 22.0, 8.0, 0.66)
    teeth = n("ShaderNodeMapping", {"Vector": v, "Rotation": (0.1, 0.25, 0.1)}).outputs[0]
    saw = n(
        "ShaderNodeTexWave",
        {"Vector": teeth, "Scale": 13.0, "Distortion": 2.5, "Detail": 2.0, "Detail Scale": 0.6},
        bands_direction="X",
    ).outputs[0]
    side = rng_(n, math_(n, "ABSOLUTE", up), 0.3, 0.7, 1.0, 0.0)
    h = math_(n, "ADD", math_(n, "MULTIPLY", melt, 1.3), math_(n, "MULTIPLY", fine, 0.14))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", math_(n, "MULTIPLY", saw, side), 0.10))
    wave = bump(n, h, 0.5, 0.04)
    patches = math_(n, "ADD", math_(n, "MULTIPLY", melt, 0.6), math_(n, "MULTIPLY", fine, 0.4))
    bare = math_(n, "MULTIPLY", rng_(n, patches, 0.50, 0.62, 0.0, 0.34), side)
    lying = math_(n, "MULTIPLY", rng_(n, patches, 0.38, 0.58, 0.25, 0.90), rng_(n, up, 0.4, 0.9))
    frost = math_(n, "MAXIMUM", bare, lying)
    clear = n(
        "ShaderNodeBsdfGlass",
        {
            "Color": (0.90, 0.97, 1, 1),
            "IOR": 1.31,
            "Roughness": rng_(n, fine, 0.35, 0.65, 0.02, 0.12),
            "Normal": wave,
        },
    )
    white = n("ShaderNodeBsdfDiffuse", {"Color": (0.74, 0.86, 0.92, 1), "Normal": wave})
    through = n("ShaderNodeBsdfTranslucent", {"Color": (0.62, 0.82, 0.92, 1), "Normal": wave})
    rime = n("ShaderNodeMixShader", {0: 0.45, 1: white.outputs[0], 2: through.outputs[0]})
    ice = n("ShaderNodeMixShader", {0: frost, 1: clear.outputs[0], 2: rime.outputs[0]})
    # Light reaches the inside straight, as through the glasses.
    let = n("ShaderNodeBsdfTransparent", {"Color": (0.90, 0.96, 0.98, 1)})
    path = n("ShaderNodeLightPath").outputs
    shade = math_(n, "MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    x = n("ShaderNodeMixShader", {0: shade, 1: ice.outputs[0], 2: let.outputs[0]})
    n.L.new(x.outputs[0], n.out.inputs[0])
    blue = n("ShaderNodeVolumeAbsorption", {"Color": (0.30, 0.70, 0.84, 1), "Density": 0.9})
    n.L.new(blue.outputs[0], n.out.inputs[1])
    return m


def core_ice():
    """air that froze in: a white core of upright threads, denser in the middle"""
    m, n = mat("core")
    own = math_(n, "MULTIPLY", n("ShaderNodeObjectInfo").outputs["Random"], 40.0)
    off = n("ShaderNodeCombineXYZ", {0: own, 1: own}).outputs[0]
    v = n("ShaderNodeVectorMath", {0: co(n), 1: off}, operation="ADD").outputs[0]
    threads = noise_(
        n, n("ShaderNodeMapping", {"Vector": v, "Scale": (9, 9, 1.1)}).outputs[0], 3.2, 6.0
    )
    cloud = noise_(n, v, 4.5, 8.0, 0.62)
    d = math_(n, "ADD", math_(n, "MULTIPLY", threads, 0.5), math_(n, "MULTIPLY", cloud, 0.5))
    c = ramp(
        n, d, [(0.36, (0.30, 0.55, 0.68)), (0.52, (0.62, 0.82, 0.90)), (0.66, (0.93, 0.97, 0.98))]
    )
    white = n("ShaderNodeBsdfDiffuse", {"Color": c})
    through = n("ShaderNodeBsdfTranslucent", {"Color": c})
    solid = n("ShaderNodeMixShader", {0: 0.5, 1: white.outputs[0], 2: through.outputs[0]})
    rim = n("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    thick = math_(
        n, "MULTIPLY", rng_(n, rim, 0.25, 0.95, 1.0, 0.0), rng_(n, d, 0.38, 0.60, 0.25, 0.92)
    )
    x = n(
        "ShaderNodeMixShader",
        {0: thick, 1: n("ShaderNodeBsdfTransparent").outputs[0], 2: solid.outputs[0]},
    )
    n.L.new(x.outputs[0], n.out.inputs[0])
    return m


def crack_ice():
    """a crack in the ice shines where it runs across the look"""
    m, n = mat("crack")
    edge = n(
        "ShaderNodeTexVoronoi", {"Vector": co(n, "UV"), "Scale": 3.2}, feature="DISTANCE_TO_EDGE"
    ).outputs[0]
    a = math_(
        n,
        "ADD",
        rng_(n, edge, 0.0, 0.04, 0.6, 0.0),
        rng_(n, noise_(n, co(n, "UV"), 3.0, 7.0, 0.6), 0.46, 0.62, 0.0, 0.34),
    )
    white = n("ShaderNodeBsdfTranslucent", {"Color": (0.92, 0.97, 1, 1)})
    shine = n("ShaderNodeBsdfDiffuse", {"Color": (0.92, 0.97, 1, 1)})
    seen = n("ShaderNodeMixShader", {0: 0.5, 1: white.outputs[0], 2: shine.outputs[0]})
    x = n(
        "ShaderNodeMixShader",
        {0: a, 1: n("ShaderNodeBsdfTransparent").outputs[0], 2: seen.outputs[0]},
    )
    n.L.new(x.outputs[0], n.out.inputs[0])
    return m


def blocks(r):
    """four kinds of block, each a list of meshes: outside, core, cracks"""
    outside, core, crack = shell_ice(), core_ice(), crack_ice()
    power = lambda c, e: math.copysign(abs(c) ** e, c)
    kinds = []
    for k in range(4):
        o = box("ice", BLOCK, (0, 0, -99), outside, bevel=0.014)
        for corner in o.data.vertices:
            corner.co += Vector([r.uniform(-0.008, 0.008) for _ in range(3)])
        fine = o.modifiers.new("fine", "SUBSURF")
        fine.subdivision_type = "SIMPLE"
        fine.levels = fine.render_levels = 5
        for size, depth in ((0.34, 0.026), (0.07, 0.007)):
            melt = o.modifiers.new("melt", "DISPLACE")
            melt.texture = bpy.data.textures.new("melt", "CLOUDS")
            melt.texture.noise_scale = size
            melt.texture_coords, melt.strength = "LOCAL", depth
        o.data = bpy.data.meshes.new_from_object(
            o.evaluated_get(bpy.context.evaluated_depsgraph_get())
        )
        o.modifiers.clear()
        o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
        shift = Vector([r.uniform(0, 50) for _ in range(3)])

        def inner(u, v):
            a, b = 2 * math.pi * u, math.pi * v
            p = Vector(
                (
                    power(math.sin(b), 0.6) * power(math.cos(a), 0.6),
                    power(math.sin(b), 0.6) * power(math.sin(a), 0.6),
                    power(math.cos(b), 0.6),
                )
            )
            swell = 0.88 + 0.16 * noise.noise(p * 1.3 + shift)
            return [c * half * swell / 2 for c, half in zip(p, BLOCK)]

        parts = [o, surf("core", inner, 48, 28, core, closeu=True, loc=(0, 0, -99))]
        for _ in range(5):
            turn = Euler(
                (r.uniform(-0.5, 0.5), r.uniform(-0.9, 0.9), r.uniform(0, 3.1))
            ).to_matrix()
            at = Vector([c * r.uniform(-0.36, 0.36) for c in BLOCK])
            wide, high, wave = r.uniform(0.10, 0.26), r.uniform(0.10, 0.24), r.uniform(0, 9)

            def sheet(u, v):
                p = Vector(((u - 0.5) * wide, 0, (v - 0.5) * high))
                p.y = 0.03 * noise.noise(Vector((u * 2 + wave, v * 2, 0)))
                p = turn @ p + at
                return [max(-0.48 * c, min(0.48 * c, q)) for q, c in zip(p, BLOCK)]

            parts.append(surf("crack", sheet, 10, 10, crack, loc=(0, 0, -99)))
        kinds.append(parts)
    return kinds


def scene():
    world((0.010, 0.014, 0.018), 1)
    Wd, hw, rise, L = 2.5, 1.3, 1.75, 9.0
    bk = brickmat("bk", (0.17, 0.12, 0.095), (0.10, 0.075, 0.062), (0.22, 0.22, 0.22), lime=0.75)
    pr, tot = barrel_vault(Wd, hw, rise)

    surf("vault", lambda u, v: (pr(v)[0], u * L - 3, pr(v)[1]), 40, 110, bk, uv=(L, tot))
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
    r = random.Random(9)
    kinds = blocks(r)

    def put(x, y, z, a):
        turn = a + r.choice((0, math.pi))
        size = [r.uniform(0.97, 1.01) for _ in range(3)]
        for part in r.choice(kinds):
            inst(part, (x, y, z), (0, 0, turn), size)

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
                        0.18 + lay * 0.362,
                        r.uniform(-0.05, 0.05),
                    )
    for row in range(3):
        for i in range(-2, 3):
            put(
                i * 0.82 + r.uniform(-0.03, 0.03),
                5.4,
                0.18 + row * 0.362,
                r.uniform(-0.05, 0.05),
            )
    put(0.42, 0.35, 0.18, 0.5)
    put(-0.55, 1.5, 0.18, -0.4)
    # straw
    sm = simple("straw", (0.42, 0.30, 0.12), 0.7)
    so = tube("sw", [(-0.10, 0, 0), (0, 0.012, 0.004), (0.10, 0, 0)], 0.0018, sm, 6)
    so.data.bevel_resolution = 1
    so.location = (0, 0, -99)
    for i in range(2300):
        c = inst(so, (r.gauss(0, 0.9), r.uniform(-1, 4.5), 0.008 + 0.02 * r.random()))
        c.rotation_euler = (r.gauss(0, 0.15), r.gauss(0, 0.15), r.random() * 6.28)
    # and some of it between the layers, where it keeps the blocks apart
    for i in range(700):
        side, lay = r.choice((-1, 1)), r.choice((1, 2, 3))
        x = side * (r.uniform(1.64, 2.4) if lay > 1 else r.uniform(0.84, 1.7))
        c = inst(so, (x, r.uniform(0.3, 5.0), lay * 0.362 + r.uniform(0.0, 0.012)))
        c.rotation_euler = (r.gauss(0, 0.12), r.gauss(0, 0.12), r.random() * 6.28)
    lantern((0.42, 0.30, 0.362), 0.95, 85)
    # Most of its light comes from high in the panes, or the top of the block is only white.
    point((0.42, 0.30, 0.65), 240, (1, 0.60, 0.26), 0.04)
    # What of its light goes into the block under it and wanders there.
    point((0.42, 0.32, 0.24), 3.6, (1, 0.72, 0.42), 0.10)
    point((0.44, 0.36, 0.13), 1.2, (0.66, 0.88, 1), 0.08)
    # chute: a hole in the crown at the back with daylight
    area((0, 4.2, 3.0), (0, 3.6, 0), 1.1, 210, (0.62, 0.81, 1))
    area((0, 1.0, 2.9), (0, 1.6, 0.2), 0.9, 26, (0.60, 0.82, 1))
    area((0, -2.6, 2.2), (0, 1.5, 0.6), 1.2, 16, (0.7, 0.85, 1))


def visitor():
    """somebody has put the lantern down and gone on; the shadow climbs the wall"""
    arms = dict(left=(-0.22, -0.10, 0.90), right=(0.24, 0.16, 0.86))
    person((0.05, 1.55, 0), math.radians(6), Pose(lean=0.03, **arms, look=(-0.4, -0.2), seed=10))
    return camera((-0.62, -2.30, 1.02), (0.10, 2.2, 1.20), 26, 4, (0.3, 0.8, 0.9))


CAMERAS = {
    "main": lambda: camera((-0.25, -2.35, 1.22), (0.05, 2.2, 0.98), 25, 4),
    "lantern": lambda: camera((-0.42, -0.95, 0.80), (0.34, 0.45, 0.60), 36, 2.8, (0.42, 0.3, 0.55)),
    "visitor": visitor,
}
