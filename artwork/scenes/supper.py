"""A place at the long table: pewter, a candle, and what the day gives."""
from kit import *


def scene():
    world((0.006, 0.007, 0.006), 1)
    tabletop((0.016, 0.008, 0.004), (0.13, 0.062, 0.027), 1.7, 0.25, (0.25, 0.5), y=(-8, 5))
    plane(
        "wall",
        120, 60, (0, 34, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.026, 0.017, 0.010), 0.9),
    )
    bokeh(
        46, 13, 30,
        x=(-12, 12),
        z=(-4, 4),
        seed=52,
        s=(0.08, 0.5),
        size=(0.34, 0.9),
        cols=[(1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (1, 0.70, 0.34)],
        cam=(0, -7, 2.6),
    )
    area((-6, 24, 14), (-8, 34, 9), 8, 1500, (1, 0.46, 0.16))
    area((8, 24, 12), (8, 34, 7), 8, 800, (1, 0.44, 0.15))
    area((-4.6, -1.6, 3.8), (0, 0, 0.5), 1.2, 330, (1, 0.82, 0.58), 2.4)
    area((5.0, 0.8, 3.0), (0.6, 0, 0.6), 0.9, 240, (1, 0.70, 0.38), 2.4)
    area((0.2, 4.0, 4.8), (0, 0.3, 0.5), 3.2, 300, (1, 0.78, 0.50), 1.2)


def pewter():
    return cached("pewter", lambda: metal("pewter", (0.52, 0.49, 0.44), 0.24, 0.38, 5, 0.05, 0.72))


def dish(loc, r, deep=0.12):
    k = r / 1.3
    revolve(
        "dish",
        [
            (0.0001, 0.02), (0.70 * k, 0.02), (0.78 * k, 0.0), (0.84 * k, 0.03),
            (0.95 * k, deep * 0.8), (1.25 * k, deep), (1.30 * k, deep + 0.02),
            (1.295 * k, deep + 0.04), (1.24 * k, deep + 0.035), (0.94 * k, deep * 0.8 + 0.045),
            (0.82 * k, 0.075), (0.0001, 0.06),
        ],
        128,
        pewter(),
        loc=loc,
    )


def candlestick(x, y, high=0.9):
    br = metal("br", (0.93, 0.60, 0.24), 0.10, 0.26, 4, 0.0, 0.7)
    revolve(
        "stick",
        [
            (0.0001, 0.0), (0.50, 0.0), (0.54, 0.03), (0.50, 0.09), (0.30, 0.14), (0.14, 0.22),
            (0.10, 0.34), (0.16, 0.44), (0.17, 0.50), (0.10, 0.58), (0.075, 0.9), (0.10, 1.18),
            (0.17, 1.24), (0.14, 1.32), (0.26, 1.40), (0.29, 1.42), (0.27, 1.44), (0.155, 1.43),
            (0.155, 1.36), (0.0001, 1.36),
        ],
        72,
        br,
        samples=160,
        loc=(x, y, 0),
    )
    candle((x, y, 1.37), high, 0.145, 90)


def beside(x, y, dark=False, seed=5):
    """a half-litre of lager, pale or dark"""
    beer = beermat("dark lager", (0.48, 0.10, 0.010), 7.0) if dark else None
    mug((x, y, 0), math.radians(-30), droplets=200, bubbles=130, seed=seed, beer=beer)
    card(0.95, 1.2, (x + 0.05, y + 0.95, 0.72), 5.5 if dark else 3.4)


def height(n, v):
    return n("ShaderNodeSeparateXYZ", {0: v}).outputs[2]


def normal(n):
    return n("ShaderNodeNewGeometry").outputs["Normal"]


def doughnuts():
    """the doughnuts of carnival, with sugar on them"""
    dough = principled(
        "dough",
        lambda n: mix(
            n,
            rng_(
                n,
                math_(
                    n,
                    "ADD",
                    height(n, co(n)),
                    math_(n, "MULTIPLY", noise_(n, co(n), 5, 6.0), 0.10),
                ),
                0.50, 0.62,
            ),
            ramp(
                n,
                math_(
                    n,
                    "ADD",
                    math_(
                        n,
                        "ABSOLUTE",
                        math_(n, "SUBTRACT", height(n, co(n)), 0.30),
                    ),
                    math_(n, "MULTIPLY", noise_(n, co(n), 6, 6.0), 0.06),
                ),
                [
                    (0.05, (0.62, 0.40, 0.17)), (0.10, (0.42, 0.20, 0.060)),
                    (0.20, (0.26, 0.095, 0.024)),
                ],
            ),
            ramp(
                n,
                noise_(n, co(n), 26, 8.0, 0.7),
                [(0.34, (0.42, 0.22, 0.09)), (0.46, (0.78, 0.71, 0.62)), (0.7, (0.88, 0.84, 0.78))],
            ),
        ),
        0.62,
        lambda n: noise_(n, co(n), 22, 8.0, 0.65),
        0.5, 0.02,
    )
    protos = []
    for k in range(3):
        def f(u, v, k=k):
            a, b = u * 6.2832, v * math.pi
            d = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
            w = 1 + 0.05 * noise.noise(d * 1.6 + Vector((k * 7, 0, 0)))
            # The band where it floated in the fat stands in a little.
            w -= 0.035 * math.exp(-((d.z / 0.16) ** 2))
            flat = d.z * (0.36 if d.z > 0 else 0.30)
            return (d.x * 0.52 * w, d.y * 0.52 * w, 0.30 + flat * w)

        protos.append(surf("doughnut", f, 96, 60, dough, closeu=True, loc=(0, 0, -60)))
    dish((-0.35, -0.1, 0), 1.75)
    r = random.Random(4)
    for i in range(6):
        a = i * 1.0472 + 0.2
        inst(
            protos[i % 3],
            (-0.35 + 1.06 * math.cos(a), -0.1 + 1.06 * math.sin(a), 0.07),
            (r.uniform(-0.06, 0.06), r.uniform(-0.06, 0.06), r.random() * 6),
        )
    inst(protos[0], (-0.35, -0.1, 0.06), (0, 0, 2))
    for i in range(3):
        a = i * 2.0944 + 0.75
        inst(
            protos[(i + 1) % 3],
            (-0.35 + 0.60 * math.cos(a), -0.1 + 0.60 * math.sin(a), 0.60),
            (r.uniform(-0.12, 0.12), r.uniform(-0.12, 0.12), r.random() * 6),
        )
    mask((1.97, -0.75, 0))
    candlestick(1.55, 1.65, 0.5)
    beside(2.75, 0.9, seed=7)
    # The headline stands low on the left.
    return camera(
        (0.25, -7.0, 3.05), (0.42, 0.15, 1.12), 26, 0.6, (-0.2, -0.8, 0.7), (-0.205, -0.085)
    )


def mask(loc):
    """a half-mask of black leather with a gilt edge, set up at a slant"""
    black = leather("mask", (0.006, 0.005, 0.005), (0.030, 0.022, 0.018), 1.6, (0.25, 0.45))
    gilt = metal("gilt", (0.93, 0.66, 0.28), 0.2, 0.34, 6)

    def edge(t):
        """the outline, from the middle of the brow round to the left"""
        a = t * 6.2832
        x = 0.98 * math.sin(a)
        y = 0.40 * math.cos(a) + 0.10 * math.cos(2 * a) * (0.4 + abs(x))
        nose = 0.20 * math.exp(-((x / 0.22) ** 2)) if math.cos(a) < 0 else 0
        return x, y - nose + 0.12 * (abs(x) / 0.98) ** 3

    def eye(s, t):
        a = t * 6.2832
        return s * (0.43 + 0.235 * math.cos(a)), 0.04 + 0.115 * math.sin(a) + 0.03 * math.cos(a)

    def bulge(x, y):
        nose = 0.30 * math.exp(-((x / 0.16) ** 2)) * math.exp(-(((y + 0.22) / 0.30) ** 2))
        return -0.42 * x * x + nose

    outer = [edge(i / 120) for i in range(120)]
    rims = [[eye(s, i / 48) for i in range(48)] for s in (-1, 1)]
    shape = bpy.data.curves.new("mask", "CURVE")
    shape.dimensions = "2D"
    shape.fill_mode = "FRONT"
    shape.materials.append(black)
    for ring in (outer, *rims):
        sp = shape.splines.new("POLY")
        sp.points.add(len(ring) - 1)
        for p, (x, y) in zip(sp.points, ring):
            p.co = (x, y, 0, 1)
        sp.use_cyclic_u = True

    def build():
        o = bpy.data.objects.new("mask", shape)
        bpy.context.scene.collection.objects.link(o)
        solid = o.modifiers.new("s", "SOLIDIFY")
        solid.thickness = 0.05
        fine = o.modifiers.new("r", "REMESH")
        fine.mode = "VOXEL"
        fine.voxel_size = 0.022
        bpy.context.view_layer.update()
        stage = bpy.context.evaluated_depsgraph_get()
        got = bpy.data.meshes.new_from_object(o.evaluated_get(stage))
        bpy.data.objects.remove(o)
        for v in got.vertices:
            v.co.z += bulge(v.co.x, v.co.y)
        got.polygons.foreach_set("use_smooth", [True] * len(got.polygons))
        o = bpy.data.objects.new("mask", got)
        bpy.context.scene.collection.objects.link(o)
        for ring in (outer, *rims):
            line = [(x, y, bulge(x, y) + 0.01) for x, y in ring]
            tube("braid", line + line[:1], 0.026, gilt, 260)

    e = group(build, (loc[0], loc[1], loc[2] + 0.62))
    e.rotation_euler = (math.radians(52), 0, math.radians(-24))


def plum(k, skin, wood):
    def f(u, v):
        a, b = u * 6.2832, v * math.pi
        d = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
        off = (a + math.pi) % math.tau - math.pi
        groove = 1 - 0.055 * math.exp(-((off / 0.20) ** 2)) * math.sin(b)
        w = groove * (1 + 0.03 * noise.noise(d * 1.4 + Vector((k * 5, 0, 0))))
        return (d.x * 0.24 * w, d.y * 0.24 * w, d.z * 0.315 * w)

    def build():
        surf("plum", f, 64, 48, skin, closeu=True)
        tube("stalk", [(0, 0, 0.29), (0.02, 0, 0.42), (0.05, 0.02, 0.50)], 0.014, wood, 12)

    return group(build, (0, 0, -60))


def plums():
    """plums on a pewter dish, a dark lager"""
    skin = principled(
        "plum",
        lambda n: ramp(
            n,
            math_(
                n,
                "ADD",
                math_(n, "MULTIPLY", noise_(n, co(n), 5.0, 6.0, 0.65), 0.75),
                math_(n, "MULTIPLY", noise_(n, co(n), 30.0, 8.0, 0.7), 0.25),
            ),
            [
                (0.36, (0.030, 0.006, 0.018)), (0.48, (0.060, 0.030, 0.070)),
                (0.66, (0.17, 0.17, 0.25)),
            ],
        ),
        lambda n: rng_(n, noise_(n, co(n), 5.0, 6.0, 0.65), 0.36, 0.6, 0.22, 0.7),
    )
    wood = simple("stalk", (0.075, 0.050, 0.022), 0.7)
    leaf = principled("leaf", (0.022, 0.075, 0.018), 0.45)
    some = [plum(k, skin, wood) for k in range(3)]
    dish((-0.55, 0.0, 0), 1.7)
    r = random.Random(9)

    def put(x, y, z):
        c = copygroup(some[r.randrange(3)], (x, y, z))
        c.rotation_euler = (
            Matrix.Rotation(r.random() * 6.28, 4, "Z")
            @ Matrix.Rotation(math.radians(90) + r.uniform(-0.25, 0.25), 4, "Y")
            @ Matrix.Rotation(r.random() * 6.28, 4, "Z")
        ).to_euler()

    for count, q, z in (
        (11, 1.02, 0.36), (6, 0.52, 0.31), (1, 0, 0.30), (7, 0.72, 0.70), (3, 0.28, 0.72),
        (2, 0.2, 1.06),
    ):
        for i in range(count):
            a = i * 6.2832 / count + z
            put(-0.55 + q * math.cos(a), q * math.sin(a), z + r.uniform(-0.02, 0.02))
    for x, y in ((1.15, -1.35), (1.55, -0.95), (0.50, -1.70)):
        put(x, y, 0.235)
    for x, y, z, turn in (
        (-0.2, -0.55, 1.02, -0.9), (-1.2, -0.75, 0.75, -2.2), (1.7, -1.35, 0.06, 0.3),
    ):
        surf(
            "leaf",
            lambda u, v: (
                0.62 * u,
                0.30 * (v - 0.5) * math.sin(math.pi * min(1, u * 1.04)) ** 0.7,
                0.10 * math.sin(3 * u) + 0.16 * abs(v - 0.5) * math.sin(math.pi * u),
            ),
            24, 10, leaf,
            loc=(x, y, z),
            rot=(0, 0, turn),
        )
    candlestick(1.15, 1.55, 0.5)
    beside(2.15, 0.35, dark=True)
    # The headline stands low on the left.
    return camera(
        (0.25, -7.0, 2.85), (0.35, 0.1, 1.14), 27, 0.6, (-0.5, -0.9, 0.6), (-0.22, -0.075)
    )


def apples():
    """the table laid for St Martin: apples, plates and knives, a dark lager by candlelight"""
    skin = principled(
        "apple",
        lambda n: ramp(
            n,
            math_(
                n,
                "ADD",
                math_(n, "MULTIPLY", noise_(n, co(n), 1.6, 4.0, 0.6), 0.7),
                math_(n, "MULTIPLY", noise_(n, co(n, "UV", (46, 1.2, 1)), 1.0, 4.0), 0.3),
            ),
            [
                (0.40, (0.26, 0.016, 0.010)), (0.50, (0.36, 0.050, 0.016)),
                (0.57, (0.46, 0.24, 0.045)), (0.66, (0.42, 0.36, 0.07)),
            ],
        ),
        0.24,
        Clearcoat=0.3,
    )
    wood = simple("stalk", (0.06, 0.038, 0.018), 0.7)

    def apple(k):
        def build():
            revolve(
                "apple",
                [
                    (0.0001, 0.075), (0.06, 0.05), (0.13, 0.0), (0.23, 0.02), (0.34, 0.16),
                    (0.405, 0.36), (0.40, 0.52), (0.33, 0.66), (0.21, 0.715), (0.11, 0.69),
                    (0.045, 0.625), (0.0001, 0.59),
                ],
                72,
                skin,
                samples=80,
                disp=lambda a, z, q: q * (0.035 * math.sin(2 * a + k) + 0.025 * math.sin(5 * a)),
            )
            tube("stalk", [(0, 0, 0.58), (0.02, 0, 0.72), (0.06, 0.02, 0.83)], 0.018, wood, 12)

        return group(build, (0, 0, -60))

    some = [apple(k) for k in range(3)]
    for i, (x, y, z, tilt, turn) in enumerate(
        (
            (-2.55, 1.05, 0, 0.1, 0), (-1.75, 1.30, 0, -0.15, 2), (-2.10, 0.45, 0, 0.2, 4),
            (-1.30, 0.75, 0, 0.1, 1), (-2.02, 0.98, 0.60, 0.35, 3), (0.72, -0.72, 0, 1.2, 5.4),
        )
    ):
        c = copygroup(some[i % 3], (x, y, z + (0.2 if tilt > 1 else 0)))
        c.rotation_euler = (tilt, tilt * 0.5, turn)
    dish((-0.6, -0.95, 0), 1.35, 0.09)
    horn = simple("horn", (0.035, 0.020, 0.011), 0.3, coat=0.5)
    steel = metal("steel", (0.66, 0.64, 0.60), 0.16, 0.3, 6, 0.0, 0.8)

    def knife():
        slab(
            "blade",
            [(0, -0.09), (1.0, -0.10), (1.28, -0.04), (1.36, 0.06), (1.2, 0.09), (0, 0.09)],
            0.018,
            steel,
            0.006,
            loc=(0, 0, 0.045),
        )
        box("grip", (1.0, 0.17, 0.10), (-0.5, 0, 0.055), horn, bevel=0.04)

    def fork():
        tube("neck", [(0, 0, 0.05), (0.5, 0, 0.04), (0.8, 0, 0.07)], 0.035, steel, 20)
        box("root", (0.16, 0.24, 0.03), (0.84, 0, 0.075), steel, bevel=0.012)
        for y in (-0.10, 0, 0.10):
            tine = [(0.86, y, 0.075), (1.2, y, 0.045), (1.5, y, 0.085)]
            tube("tine", tine, 0.020, steel, 16, rf=lambda t: 1.15 - 0.6 * t)
        box("grip", (1.0, 0.16, 0.10), (-0.45, 0, 0.055), horn, bevel=0.04)

    group(knife, (0.95, -1.55, 0), 1.48)
    group(fork, (-2.2, -1.55, 0), 1.62)
    candlestick(0.55, 1.25)
    beside(1.95, 0.15, dark=True)
    return camera((0.1, -7.2, 2.95), (0.0, 0.05, 1.06), 41, 0.6, (-0.3, -0.8, 0.5))


def bread():
    """a loaf and rolls of spent grain on a floured board"""
    crust = principled(
        "crust",
        lambda n: mix(
            n,
            n("ShaderNodeAttribute", attribute_name="cut").outputs["Fac"],
            mix(
                n,
                rng_(
                    n,
                    math_(n, "MULTIPLY", noise_(n, co(n), 9, 9.0, 0.75), height(n, normal(n))),
                    0.36, 0.60, 0.0, 0.75,
                ),
                ramp(
                    n,
                    noise_(n, co(n), 4.5, 9.0, 0.7),
                    [
                        (0.32, (0.060, 0.020, 0.007)), (0.50, (0.18, 0.070, 0.020)),
                        (0.68, (0.32, 0.15, 0.048)),
                    ],
                ),
                (0.74, 0.66, 0.52, 1),
            ),
            ramp(
                n,
                noise_(n, co(n), 14, 9.0, 0.75),
                [(0.35, (0.34, 0.19, 0.080)), (0.65, (0.62, 0.44, 0.23))],
            ),
        ),
        0.75,
        lambda n: math_(
            n,
            "ADD",
            noise_(n, co(n), 10, 10.0, 0.72),
            math_(n, "MULTIPLY", noise_(n, co(n), 45, 6.0), 0.5),
        ),
        0.75, 0.05,
    )

    def loaf(loc, size, turn, cuts, k):
        """size: half its length, width and height; cuts: (x, tilt, half length) of each slash"""
        sx, sy, sz = size
        share = []

        def f(u, v):
            a, b = u * 6.2832, v * math.pi
            d = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
            w = 1 + 0.07 * noise.noise(d * 1.3 + Vector((k * 9, 0, 0))) + 0.02 * noise.noise(d * 5)
            x, y = d.x * sx * w, d.y * sy * w
            z = d.z * sz * w * (1.0 if d.z > 0 else 0.35)
            open_ = 0
            if d.z > 0:
                for cx, tilt, long in cuts:
                    p = (x - cx) * math.cos(tilt) + y * math.sin(tilt)
                    q = -(x - cx) * math.sin(tilt) + y * math.cos(tilt)
                    near = max(0, 1 - (q / long) ** 2)
                    width = 0.03 + 0.13 * min(sx, sy) * near
                    open_ = max(open_, near**0.5 * math.exp(-((p / width) ** 4)) if near else 0)
            share.append(open_)
            return (x, y, z - 0.10 * sz * open_ + sz * 0.32)

        o = surf("loaf", f, 200, 120, crust, closeu=True, loc=loc, rot=(0, 0, turn))
        cut = o.data.attributes.new("cut", "FLOAT", "POINT")
        cut.data.foreach_set("value", share)

    board = oak("board", "X", 1.2, (0.07, 0.034, 0.014), (0.30, 0.16, 0.072), rough=(0.5, 0.75))
    box("board", (5.6, 3.3, 0.18), (-0.15, 0.15, 0.09), board, rot=(0, 0, 0.06), bevel=0.05)
    three = ((-0.5, 0.25, 0.85), (0.02, 0.25, 0.95), (0.54, 0.25, 0.85))
    loaf((-0.95, 0.45, 0.18), (1.42, 1.18, 0.78), 0.3, three, 1)
    for i, (x, y, turn) in enumerate(
        ((1.05, -0.55, 0.5), (1.75, 0.25, -0.4), (0.25, -0.85, 1.2), (1.0, 0.75, 0.1))
    ):
        loaf((x, y, 0.18), (0.62, 0.42, 0.33), turn, ((0, math.pi / 2, 0.42),), i + 3)
    g = grain_obj()
    g.location = (0, 0, -60)
    r = random.Random(3)
    for i in range(900):
        a, q = r.random() * 6.283, 0.85 * abs(r.gauss(0, 0.55))
        z = max(0.03, 0.36 * (1 - q / 1.0)) * r.uniform(0.8, 1.0) if q < 1 else 0.03
        o = inst(g, (2.35 + q * math.cos(a), -1.25 + 0.8 * q * math.sin(a), z), scale=0.34)
        o.rotation_euler = (
            math.radians(90) + r.uniform(-0.4, 0.4), r.random() * 6.28, r.random() * 6.28,
        )
    # The headline stands low on the left.
    return camera((0.2, -7.0, 3.1), (0.15, 0.0, 0.55), 34, 0.6, (-0.2, -0.7, 0.6), (-0.1, -0.05))


def amber():
    """the first half-litre of the March lager, amber, with malt beside it"""
    beer = beermat("amber", (0.90, 0.30, 0.028), 3.6)
    mug((0.95, -0.25, 0), math.radians(-30), droplets=420, bubbles=260, seed=3, beer=beer)
    card(0.95, 1.2, (1.0, 0.7, 0.72), 4.6)
    candlestick(-1.05, 1.35, 0.8)
    g = grain_obj()
    g.location = (0, 0, -60)
    r = random.Random(6)
    for i in range(420):
        a, q = r.random() * 6.283, abs(r.gauss(0, 0.5))
        z = max(0.03, 0.30 * (1 - q / 0.85)) * r.uniform(0.8, 1.0) if q < 0.85 else 0.03
        o = inst(g, (-1.15 + 1.25 * q * math.cos(a), -0.95 + 0.7 * q * math.sin(a), z), scale=0.34)
        o.rotation_euler = (
            math.radians(90) + r.uniform(-0.4, 0.4), r.random() * 6.28, r.random() * 6.28,
        )
    return camera((0.05, -6.2, 1.95), (0.05, 0.1, 1.14), 42, 0.5, (0.9, -0.7, 0.9))


CAMERAS = {"main": doughnuts, "plums": plums, "apples": apples, "bread": bread, "amber": amber}
