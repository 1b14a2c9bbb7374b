"""The house at night: green door ajar, bell sign, lantern, wet setts, the street beyond."""
from kit import *

# The arch of the doorway: half its width, and where it springs.
HALF, SPRING = 0.78, 1.62
# Where the house ends, and how deep its windows and its door lie.
CORNER, DEEP = 2.95, 0.34


def old_front():
    """limewash in layers over brick: stains, streaks of rain, damp from the ground, cracks, and
    patches where the plaster has come off"""
    m, n = mat("front")
    v = co(n)
    up = n("ShaderNodeSeparateXYZ", {0: v}).outputs[1]
    wide, near, sand = (
        noise_(n, v, 0.8, 9.0, 0.66),
        noise_(n, v, 3.4, 9.0, 0.7, 0.5),
        noise_(n, v, 46),
    )
    tone = math_(n, "ADD", math_(n, "MULTIPLY", wide, 0.55), math_(n, "MULTIPLY", near, 0.45))
    c = ramp(
        n,
        tone,
        [
            (0.34, (0.20, 0.135, 0.075)), (0.45, (0.34, 0.245, 0.145)),
            (0.54, (0.42, 0.315, 0.195)), (0.66, (0.50, 0.40, 0.27)),
        ],
    )
    rain = noise_(n, co(n, sc=(3.6, 0.30, 1)), 1.5, 8.0, 0.66, 0.4)
    rain = rng_(n, math_(n, "ADD", rain, math_(n, "MULTIPLY", wide, 0.8)), 0.84, 1.08, 1.0, 0.58)
    c = mix(
        n, 1.0, c, n("ShaderNodeCombineXYZ", {0: rain, 1: rain, 2: rain}).outputs[0], "MULTIPLY"
    )
    damp = rng_(n, math_(n, "ADD", up, math_(n, "MULTIPLY", near, -1.5)), -0.45, 0.75, 1.0, 0.0)
    c = mix(n, math_(n, "MULTIPLY", damp, 0.72), c, (0.085, 0.075, 0.052, 1))
    bent = n("ShaderNodeTexNoise", {"Vector": v, "Scale": 2.6, "Detail": 7.0}).outputs[1]
    bent = n("ShaderNodeVectorMath", {0: bent, 1: (0.55, 0.55, 0)}, operation="MULTIPLY").outputs[0]
    bent = n("ShaderNodeVectorMath", {0: v, 1: bent}, operation="ADD").outputs[0]
    split = n(
        "ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 0.62}, feature="DISTANCE_TO_EDGE"
    ).outputs[0]
    crack = math_(n, "MULTIPLY", rng_(n, split, 0.0012, 0.0048, 1, 0), rng_(n, wide, 0.47, 0.53))
    c = mix(n, math_(n, "MULTIPLY", crack, 0.85), c, (0.035, 0.026, 0.018, 1))
    low = rng_(n, up, 0.4, 2.2, 0.045, -0.02)
    gone = math_(n, "ADD", noise_(n, v, 1.35, 10.0, 0.58, 0.3), low)
    bare, rim = rng_(n, gone, 0.672, 0.678), rng_(n, gone, 0.655, 0.672)
    brick = n(
        "ShaderNodeTexBrick",
        {
            "Vector": v,
            "Color1": (0.16, 0.075, 0.043, 1),
            "Color2": (0.10, 0.048, 0.030, 1),
            "Mortar": (0.17, 0.135, 0.095, 1),
            "Scale": 1.0,
            "Mortar Size": 0.011,
            "Brick Width": 0.28,
            "Row Height": 0.082,
        },
    )
    c = mix(n, math_(n, "MULTIPLY", rim, 0.4), c, (0.50, 0.43, 0.32, 1))
    c = mix(n, bare, c, brick.outputs[0])
    h = math_(n, "ADD", math_(n, "MULTIPLY", near, 0.9), math_(n, "MULTIPLY", sand, 0.13))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", crack, -0.35))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", bare, -0.75))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", math_(n, "MULTIPLY", bare, brick.outputs[1]), -0.4))
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": rng_(n, damp, 0, 1, 0.88, 0.62),
            "Specular": 0.3,
            "Normal": bump(n, h, 0.7, 0.05),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def door_paint():
    """green oil paint, brushed upwards, chipped to the wood near the ground"""
    m, n = mat("paint")
    v = co(n)
    brush = noise_(n, co(n, sc=(60, 60, 1.4)), 1.5, 6.0)
    old = noise_(n, v, 2.2, 9.0, 0.66)
    c = ramp(n, old, [(0.32, (0.009, 0.050, 0.030)), (0.68, (0.022, 0.098, 0.060))])
    low = rng_(n, n("ShaderNodeSeparateXYZ", {0: v}).outputs[2], 0.0, 0.9, 0.10, 0.0)
    chip = rng_(n, math_(n, "ADD", noise_(n, v, 9.0, 9.0, 0.62), low), 0.685, 0.70)
    c = mix(n, chip, c, (0.10, 0.058, 0.030, 1))
    c = mix(n, math_(n, "MULTIPLY", low, 5.0), c, (0.030, 0.034, 0.024, 1))
    h = math_(n, "ADD", math_(n, "MULTIPLY", brush, 0.35), math_(n, "MULTIPLY", chip, -0.6))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", old, 0.5))
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": rng_(n, math_(n, "ADD", old, chip), 0.35, 0.8, 0.26, 0.55),
            "Normal": bump(n, h, 0.35, 0.012),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def wet_granite():
    m, n = mat("granite")
    own = n("ShaderNodeObjectInfo").outputs["Random"]
    v = co(n, sc=(0.05, 0.05, 0.05))
    v = n(
        "ShaderNodeVectorMath",
        {0: v, 1: n("ShaderNodeCombineXYZ", {0: math_(n, "MULTIPLY", own, 9.0)}).outputs[0]},
        operation="ADD",
    ).outputs[0]
    where = n("ShaderNodeNewGeometry").outputs["Position"]
    fleck = noise_(n, v, 60.0, 5.0, 0.7)
    c = ramp(n, fleck, [(0.36, (0.020, 0.020, 0.021)), (0.64, (0.088, 0.083, 0.078))])
    tint = ramp(
        n,
        own,
        [
            (0, (0.55, 0.55, 0.58)), (0.5, (0.95, 0.9, 0.86)), (0.9, (1.15, 1.0, 0.88)),
            (1, (1.5, 1.4, 1.3)),
        ],
    )
    dry = noise_(n, where, 0.9, 5.0, 0.6)
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": mix(n, 1.0, c, tint, "MULTIPLY"),
            "Roughness": rng_(n, dry, 0.40, 0.62, 0.16, 0.42),
            "Specular": 0.55,
            "Normal": bump(n, noise_(n, v, 26.0, 5.0), 0.25, 0.004),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def worn(o, depth=0.012, size=0.11, levels=4):
    """takes the edges of a stone down as weather and carts did"""
    fine = o.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type = "SIMPLE"
    fine.levels = fine.render_levels = levels
    weather = o.modifiers.new("weather", "DISPLACE")
    weather.texture = cached("weather", lambda: bpy.data.textures.new("weather", "CLOUDS"))
    weather.texture.noise_scale = size
    weather.texture_coords = "GLOBAL"
    weather.strength = depth
    return o


def cut_wall(outline, holes, m):
    """a wall seen from -y, its holes as deep as itself"""
    curve = bpy.data.curves.new("wall", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude = "2D", "BOTH", DEEP / 2
    for ring in (outline, *holes):
        line = curve.splines.new("POLY")
        line.use_cyclic_u, line.use_smooth = True, False
        line.points.add(len(ring) - 1)
        for point_, (x, z) in zip(line.points, ring):
            point_.co = (x, z, 0, 1)
    curve.materials.append(m)
    o = bpy.data.objects.new("wall", curve)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = (0, DEEP / 2, 0), (math.radians(90), 0, 0)


def oblong(x, z, w, h):
    return [(x + a * w / 2, z + b * h / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def portal(st):
    """base, jambs, impost, and an arch of wedges under a moulded band"""
    r = random.Random(2)
    for s in (-1, 1):
        z = 0.0
        for h, w, out in (
            (0.40, 0.36, 0.15), (0.47, 0.28, 0.10), (0.38, 0.28, 0.10), (0.27, 0.28, 0.10),
            (0.11, 0.37, 0.17),
        ):
            x = s * (HALF + w / 2 - 0.012)
            size = (w, DEEP + out, h - 0.007)
            worn(box("jamb", size, (x, (DEEP - out) / 2, z + h / 2), st, bevel=0.011))
            z += h
    count, thick = 13, 0.27
    for i in range(count):
        key = i == count // 2
        a0, a1 = (math.pi * (i + k) / count for k in (0.006, 0.994))
        R = HALF + thick + (0.10 if key else 0)
        ring = [
            (q * math.cos(a), q * math.sin(a))
            for q, a in (
                (HALF - 0.01, a0),
                (R, a0),
                (R, (a0 + a1) / 2),
                (R, a1),
                (HALF - 0.01, a1),
                (HALF - 0.01, (a0 + a1) / 2),
            )
        ]
        out = 0.16 if key else 0.10 + r.uniform(-0.004, 0.004)
        worn(
            slab(
                "wedge",
                ring,
                DEEP + out,
                st,
                0.010,
                loc=(0, DEEP, SPRING),
                rot=(math.radians(90), 0, 0),
            ),
            levels=3,
        )
    band = [(0.0, 0.0), (0.0, -0.13), (0.035, -0.15), (0.055, -0.115), (0.085, -0.10), (0.085, 0.0)]

    def moulding(u, v):
        q, out = band[int(round(v * (len(band) - 1)))]
        a = math.pi * u
        R = HALF + thick + q
        return (-R * math.cos(a), out, SPRING + R * math.sin(a))

    worn(surf("band", moulding, 90, len(band) - 1, st, smooth=False), levels=2)
    worn(box("step", (2.35, 0.74, 0.15), (0, -0.12, 0.065), st, bevel=0.022), 0.02, 0.3, 6)


def window(x, z, w, h, st, glow, lit):
    """a casement deep in its stone frame; behind it drawn curtains and a lamp low in the room"""
    for k in (-1, 1):
        worn(box("jamb", (0.15, 0.26, h), (x + k * (w / 2 + 0.068), 0.08, z), st, bevel=0.010))
    worn(box("sill", (w + 0.46, 0.36, 0.10), (x, 0.0, z - h / 2 - 0.045), st, bevel=0.014))
    worn(box("lintel", (w + 0.30, 0.26, 0.19), (x, 0.07, z + h / 2 + 0.09), st, bevel=0.010))
    worn(box("drip", (w + 0.44, 0.26, 0.06), (x, 0.01, z + h / 2 + 0.21), st, bevel=0.014))
    wood = cached(
        "casement",
        lambda: principled(
            "casement",
            lambda n: ramp(
                n,
                noise_(n, co(n), 6.0),
                [(0.35, (0.055, 0.050, 0.040)), (0.65, (0.13, 0.118, 0.092))],
            ),
            0.55,
        ),
    )
    y, top = 0.21, z + h * 0.17
    for k in (-1, 1):
        box("post", (0.055, 0.06, h), (x + k * (w / 2 - 0.028), y, z), wood, bevel=0.008)
        box("rail", (w, 0.06, 0.055), (x, y, z + k * (h / 2 - 0.028)), wood, bevel=0.008)
    box("mullion", (0.065, 0.075, h), (x, y - 0.008, z), wood, bevel=0.012)
    box("transom", (w, 0.085, 0.065), (x, y - 0.012, top), wood, bevel=0.012)
    for k in (-0.25, 0.25):
        box("sash", (0.022, 0.032, h), (x + k * w, y, z), wood, bevel=0.005)
    for k in (-0.355, -0.09):
        box("sash", (w, 0.032, 0.022), (x, y, z + k * h), wood, bevel=0.005)
    r = random.Random(int(x * 100 + z * 10))
    for i in (-1, 1):
        for low, high in ((z - h / 2, top), (top, z + h / 2)):
            tilt = (math.radians(90) + r.uniform(-0.02, 0.02), 0, r.uniform(-0.025, 0.025))
            plane(
                "pane",
                w / 2,
                high - low,
                (x + i * w / 4, y + 0.008, (low + high) / 2),
                tilt,
                cached("pane", pane),
            )
    m, n = mat("curtain")
    uv = co(n, "UV")
    away = n(
        "ShaderNodeVectorMath", {0: uv, 1: (0.5 + 0.18 * lit, 0.30, 0)}, operation="DISTANCE"
    ).outputs["Value"]
    fall = math_(n, "POWER", rng_(n, away, 0.0, 0.85, 1.0, 0.12), 2.4)
    fold = noise_(n, co(n, "UV", (26, 0.8, 1)), 1.0, 3.0)
    weave = math_(n, "MULTIPLY", rng_(n, fold, 0.3, 0.7, 0.45, 1.1), fall)
    e = n(
        "ShaderNodeEmission",
        {
            "Color": ramp(n, fall, [(0, (1, 0.30, 0.07)), (0.8, (1, 0.58, 0.24))]),
            "Strength": math_(n, "MULTIPLY", weave, glow),
        },
    )
    n.L.new(e.outputs[0], n.out.inputs[0])
    plane("curtain", w + 0.3, h + 0.3, (x, DEEP + 0.02, z), (math.radians(90), 0, 0), m)


def pane():
    """old glass: clear, and a mirror at a slant"""
    m, n = mat("pane")
    wave = bump(n, noise_(n, co(n), 5.0, 2.0), 0.08, 0.02)
    clear = n("ShaderNodeBsdfTransparent", {"Color": (0.93, 0.95, 0.90, 1)})
    shine = n("ShaderNodeBsdfGlossy", {"Roughness": 0.05, "Normal": wave})
    f = n("ShaderNodeFresnel", {"IOR": 1.5, "Normal": wave}).outputs[0]
    x = n("ShaderNodeMixShader", {0: f, 1: clear.outputs[0], 2: shine.outputs[0]})
    n.L.new(x.outputs[0], n.out.inputs[0])
    return m


def leaf(paint, iron, s):
    """one leaf hung at x = 0 and meeting the other at s * 0.77: frame, panels, straps and nails"""
    W, up = 0.77, SPRING - 0.14
    turned = lambda ring: [(s * x, z) for x, z in (ring if s > 0 else ring[::-1])]
    flat = dict(rot=(math.radians(90), 0, 0))
    arc = lambda R, a0, a1: [
        (W - R * math.cos(a), up + R * math.sin(a)) for a in np.linspace(a0, a1, 24)
    ]
    slab("field", turned([(0, 0), (W, 0), *arc(W, math.pi / 2, 0)]), 0.030, paint, 0, **flat)
    front = dict(loc=(0, -0.022, 0), **flat)
    for x0, x1, z1 in ((0, 0.115, up), (W - 0.115, W, up + W - 0.105)):
        slab("stile", turned([(x0, 0), (x1, 0), (x1, z1), (x0, z1)]), 0.032, paint, 0.006, **front)
    for z0, z1 in ((0, 0.20), (0.60, 0.74), (up - 0.19, up - 0.05)):
        ring = [(0.115, z0), (W - 0.115, z0), (W - 0.115, z1), (0.115, z1)]
        slab("rail", turned(ring), 0.031, paint, 0.006, **front)
    slab(
        "bow",
        turned([*arc(W, 0, math.pi / 2), *arc(W - 0.112, math.pi / 2, 0)]),
        0.032,
        paint,
        0.006,
        **front
    )
    gap, low = 0.035, (0.115, W - 0.115)
    panels = [
        [(low[0], 0.20), (low[1], 0.20), (low[1], 0.60), (low[0], 0.60)],
        [(low[0], 0.74), (low[1], 0.74), (low[1], up - 0.19), (low[0], up - 0.19)],
    ]
    for (x0, z0), _, (x1, z1), _ in panels:
        for inset, thick, bevel in ((0.012, 0.014, 0.006), (gap + 0.02, 0.026, 0.022)):
            ring = [
                (x0 + inset, z0 + inset),
                (x1 - inset, z0 + inset),
                (x1 - inset, z1 - inset),
                (x0 + inset, z1 - inset),
            ]
            slab("panel", turned(ring), thick, paint, bevel, loc=(0, -0.026, 0), **flat)
    ring = [(low[0] + gap, up - 0.05 + gap), (low[1] - gap, up - 0.05 + gap)]
    inner = W - 0.112 - gap
    ring += [
        (W - inner * math.cos(a), up + inner * math.sin(a))
        for a in np.linspace(math.acos((W - low[1] + gap) / inner), 0.06, 16)
    ]
    slab("panel", turned(ring), 0.026, paint, 0.020, loc=(0, -0.026, 0), **flat)
    for z in (0.67, up - 0.12):
        ring = [
            (0, z - 0.028),
            (0.50, z - 0.016),
            (0.545, z - 0.030),
            (0.60, z),
            (0.545, z + 0.030),
            (0.50, z + 0.016),
            (0, z + 0.028),
        ]
        slab("strap", turned(ring), 0.008, iron, 0.002, loc=(0, -0.054, 0), **flat)
        for x in (0.05, 0.17, 0.29, 0.41, 0.53):
            ball("nail", 0.013, (s * x, -0.061, z), iron, 12, 8).scale = (1, 0.6, 1)
    for z in (0.05, 0.15):
        for x in np.linspace(0.06, W - 0.06, 8):
            ball("nail", 0.010, (s * x, -0.054, z), iron, 12, 8).scale = (1, 0.6, 1)
    box("kick", (W - 0.02, 0.005, 0.17), (s * W / 2, -0.052, 0.10), iron, bevel=0.002)


def handles(iron, brass):
    """a ring to knock with, a plate with its keyhole, a knob"""
    x, y = 0.062, DEEP - 0.10
    revolve(
        "rose",
        [(0.0001, 0.030), (0.022, 0.026), (0.030, 0.012), (0.052, 0.006), (0.056, 0)],
        32,
        brass,
        loc=(x, y, 1.36),
        rot=(math.radians(90), 0, 0),
    )
    ring = [
        (x + 0.058 * math.cos(a), y - 0.030, 1.30 + 0.058 * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 25)
    ]
    tube("ring", ring, 0.009, brass, 60)
    box("plate", (0.062, 0.008, 0.26), (x, y, 1.06), brass, bevel=0.003)
    revolve(
        "knob",
        [
            (0.0001, 0.070), (0.026, 0.064), (0.034, 0.046), (0.022, 0.028), (0.014, 0.018),
            (0.022, 0),
        ],
        32,
        brass,
        loc=(x, y, 1.12),
        rot=(math.radians(90), 0, 0),
    )
    box("key", (0.009, 0.010, 0.030), (x, y - 0.002, 1.00), iron)


def passage():
    """what is seen behind the door: a vaulted passage, a lamp, a cask"""
    arch = [
        (-HALF, 0),
        (-HALF, SPRING),
        *(
            (HALF * math.cos(a), SPRING + HALF * math.sin(a))
            for a in np.linspace(math.pi, 0, 33)[1:]
        ),
        (HALF, 0),
    ]
    at = lambda u: arch[int(round(u * (len(arch) - 1)))]
    hall = plaster("hall", (0.56, 0.42, 0.24), (0.26, 0.17, 0.09), 1.0)
    surf(
        "pas",
        lambda u, v: (at(u)[0] * 1.35, DEEP + v * 5.2, at(u)[1] * 1.10),
        len(arch) - 1,
        24,
        hall,
    )
    plane(
        "pf",
        2.2, 5.6, (0, 2.8, 0.135), (0, 0, 0),
        slabmat("pfl", w=0.5, h=0.5, c1=(0.20, 0.15, 0.10), c2=(0.12, 0.09, 0.06)),
    )
    plane("pe", 3, 4, (0, 5.5, 1.5), (math.radians(90), 0, 0), hall)
    join(barrel_parts(), "cask").location = (0.55, 4.3, 0.70)
    iron = metal("shade", (0.05, 0.045, 0.04), 0.4, 0.7, 10)
    ball("b1", 0.05, (0, 2.4, 2.18), emit("bulb", (1, 0.60, 0.24), 40))
    revolve(
        "shd",
        [
            (0.02, 0.19), (0.05, 0.17), (0.10, 0.11), (0.19, 0.03), (0.20, 0.02), (0.19, 0.025),
            (0.09, 0.10), (0.02, 0.15),
        ],
        40,
        iron,
        loc=(0, 2.4, 2.15),
    )
    tube("cd", [(0, 2.4, 2.35), (0, 2.4, 2.8)], 0.008, iron, 2)
    point((0, 2.4, 2.08), 95, (1, 0.58, 0.24), 0.06)
    area((0, 1.35, 2.15), (0, -2.2, 0.0), 0.5, 360, (1, 0.58, 0.25))


def street(st):
    """the lane past the corner: houses in the mist, one window, one lamp"""
    far = plaster("far", (0.34, 0.27, 0.18), (0.16, 0.12, 0.075), 0.5)
    box("side", (0.02, 9, 9), (CORNER - 0.012, 4.5 + DEEP, 4.5), far)
    box("next", (9, 5, 8), (9.6, 5.9, 4), far)
    box("across", (5, 7, 10), (17, 0.5, 5), far)
    glass = simple("far glass", (0.010, 0.012, 0.016), 0.12)
    glow = nolight(emit("far glow", (1, 0.50, 0.18), 0.55))
    for x, z, pane_ in (
        (4.5, 1.9, glass),
        (6.3, 1.9, glass),
        (4.5, 4.7, glass),
        (6.3, 4.7, glow),
        (8.4, 4.7, glass),
    ):
        box("far frame", (1.15, 0.12, 1.75), (x, 3.38, z), st, bevel=0.02)
        plane("far pane", 0.85, 1.4, (x, 3.31, z), (math.radians(90), 0, 0), pane_)
        for w, h in ((0.06, 1.4), (0.85, 0.05)):
            box("far bar", (w, 0.04, h), (x, 3.30, z + 0.2 * (w > h)), st)
    box("far cornice", (9, 0.5, 0.3), (9.6, 3.3, 7.4), st, bevel=0.05)
    lantern((7.75, 2.9, 2.55), 1.1, 95)
    tube("far arm", [(7.75, 3.4, 3.35), (7.75, 3.1, 3.42), (7.75, 2.9, 3.27)], 0.02, st, 20)
    point((11.5, 0.4, 3.0), 150, (1, 0.56, 0.26), 0.12)


def scene():
    world((0.010, 0.014, 0.026), 1)
    # These two join objects, which takes long where there are many already.
    bell_sign((-1.42, -0.02, 3.55), 1.0, math.radians(-62))
    passage()
    pl, st = old_front(), sandstone()
    arch = [(-HALF - 0.1, -0.2), (-HALF - 0.1, SPRING)]
    arch += [
        ((HALF + 0.1) * math.cos(a), SPRING + (HALF + 0.1) * math.sin(a))
        for a in np.linspace(math.pi, 0, 33)[1:]
    ]
    arch += [(HALF + 0.1, -0.2)]
    openings = [
        (2.05, 1.72, 0.92, 1.36, 0.0, 1), (-2.35, 1.72, 0.92, 1.36, 2.2, -1),
        (2.05, 4.55, 0.92, 1.36, 0.9, -1),
    ]
    outline = [(-8, -0.2), *arch, (CORNER, -0.2), (CORNER, 9), (-8, 9)]
    cut_wall(outline, [oblong(*o[:4]) for o in openings], pl)
    for x, z, w, h, glow, lit in openings:
        window(x, z, w, h, st, glow, lit)
    portal(st)
    r = random.Random(5)
    for start, end in ((-7.0, -HALF - 0.345), (HALF + 0.345, CORNER + 0.05)):
        for row, h in enumerate((0.30, 0.26)):
            x = start
            while x < end - 0.02:
                w = min(end - x, r.uniform(0.42, 0.85))
                w = end - x if end - x - w < 0.25 else w
                out = 0.075 - 0.02 * row + r.uniform(-0.006, 0.006)
                size = (w - 0.008, out + 0.1, h - 0.007)
                worn(
                    box(
                        "plinth",
                        size,
                        (x + w / 2, 0.05 - out / 2, 0.30 * row + h / 2),
                        st,
                        bevel=0.012,
                    ),
                    0.018,
                )
                x += w
    for row in range(18):
        w = 0.52 if row % 2 else 0.34
        worn(
            box(
                "quoin",
                (w, 0.12, 0.395),
                (CORNER - w / 2 + 0.03, 0.025, 0.56 + 0.40 * row + 0.2),
                st,
                bevel=0.012,
            )
        )
    setts(wet_granite(), lambda x, y: y < -0.06 or x > CORNER + 0.1, (-5.2, 13), (-4.6, 3.6))
    plane(
        "joints", 60, 60, (0, 0, -0.022), (0, 0, 0), simple("joints", (0.016, 0.014, 0.012), 0.35)
    )
    paint = door_paint()
    iron = metal("iron", (0.05, 0.045, 0.04), 0.4, 0.7, 10)
    brass = metal("brass", (0.80, 0.52, 0.21), 0.18, 0.34, 6, 0.0, 0.7)
    group(lambda: leaf(paint, iron, -1), (HALF - 0.005, DEEP - 0.05, 0.15), 0)
    group(lambda: leaf(paint, iron, 1), (-HALF + 0.005, DEEP - 0.05, 0.15), math.radians(58))
    handles(iron, brass)
    street(st)
    # The lantern hangs from a scrolled arm on its own plate.
    x, z = 1.42, 2.72
    box("foot", (0.07, 0.016, 0.36), (x, -0.006, z - 0.10), iron, bevel=0.004)
    tube(
        "arm",
        [
            (x, 0, z),
            (x, -0.18, z + 0.03),
            (x, -0.36, z + 0.02),
            (x, -0.46, z + 0.05),
            (x, -0.49, z + 0.11),
            (x, -0.44, z + 0.14),
            (x, -0.41, z + 0.10),
        ],
        0.012,
        iron,
        60,
    )
    tube(
        "stay",
        [(x, 0, z - 0.24), (x, -0.10, z - 0.20), (x, -0.20, z - 0.08), (x, -0.30, z + 0.01)],
        0.009,
        iron,
        40,
    )
    tube(
        "hook",
        [
            (x, -0.38, z + 0.02),
            (x, -0.38, z - 0.05),
            (x + 0.02, -0.38, z - 0.08),
            (x, -0.38, z - 0.10),
        ],
        0.008,
        iron,
        20,
    )
    lantern((x, -0.38, z - 0.76), 1.0, 190)
    area((-4, -6, 7), (0, 0, 1.5), 5, 260, (0.46, 0.60, 1))
    # Another lamp of the street, out of the picture to the left.
    point((-4.3, -2.7, 4.2), 520, (1, 0.60, 0.30), 0.16)


def midnight():
    """the bell from the side, the lantern and the door beyond it, mist in the air"""
    eye = (-3.05, -2.55, 2.35)
    steam((-0.75, -1.15, 2.75), 2.4, 1.5, 5, 0.22, (1, 0.80, 0.58), eye)
    steam((0.75, -0.75, 2.2), 2.2, 1.7, 9, 0.28, (1, 0.72, 0.44), eye)
    return camera(eye, (-0.45, -0.3, 3.02), 36, 2.8, (-1.05, -0.71, 3.05))


def guest():
    """one on the step, from behind, dark against the light of the passage"""
    pockets = dict(left=(-0.15, 0.05, 0.83), right=(0.15, 0.05, 0.83))
    pose = walking(stride=-0.18, seed=9, hair="cap", build=0.96, look=(0.3, 0.05), **pockets)
    person((-0.40, -0.26, 0.14), math.radians(-12), pose)
    return camera((-1.95, -5.3, 1.40), (0.22, 0, 1.84), 33, 5, (-0.3, -0.2, 1.2))


CAMERAS = {
    "main": lambda: camera((-2.35, -4.7, 1.50), (0.62, 0, 1.95), 31, 6, (0, 0, 1.6)),
    "sign": lambda: camera((0.35, -2.5, 2.25), (-0.95, -0.3, 3.12), 42, 2.8, (-1.1, -0.6, 3.0)),
    "midnight": midnight,
    "guest": guest,
}
