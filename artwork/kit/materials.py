"""Plain, metal, oak, glass, leather and paper."""
from .nodes import *


def simple(name, col, rough=0.5, metal=0, spec=0.5, coat=0, sss=0, emis=None, es=0):
    m, n = mat(name)
    ins = {
        "Base Color": (*col, 1),
        "Roughness": rough,
        "Metallic": metal,
        "Specular": spec,
        "Clearcoat": coat,
    }
    if emis:
        ins["Emission"] = (*emis, 1)
        ins["Emission Strength"] = es
    if sss:
        ins["Subsurface"] = sss
        ins["Subsurface Color"] = (*col, 1)
        ins["Subsurface Radius"] = (0.06, 0.045, 0.03)
    b = n("ShaderNodeBsdfPrincipled", ins)
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def emit(name, col, s):
    m, n = mat(name)
    e = n("ShaderNodeEmission", {"Color": (*col, 1), "Strength": s})
    n.L.new(e.outputs[0], n.out.inputs[0])
    return m


def metal(name, col, r0=0.15, r1=0.35, scale=6, dent=0.0, dark=0.55):
    m, n = mat(name)
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    no = n(
        "ShaderNodeTexNoise", {"Vector": tc, "Scale": scale, "Detail": 8.0, "Roughness": 0.6}
    ).outputs[0]
    rough = n("ShaderNodeMapRange", {0: no, 1: 0.3, 2: 0.7, 3: r0, 4: r1}).outputs[0]
    big = n("ShaderNodeTexNoise", {"Vector": tc, "Scale": scale * 0.35, "Detail": 5.0}).outputs[0]
    c = ramp(n, big, [(0.32, tuple(x * dark for x in col)), (0.62, col)])
    ins = {"Base Color": c, "Roughness": rough, "Metallic": 1.0}
    if dent:
        v = n(
            "ShaderNodeTexVoronoi", {"Vector": tc, "Scale": scale * 2.2}, feature="SMOOTH_F1"
        ).outputs[0]
        ins["Normal"] = bump(n, v, dent, 0.02)
    b = n("ShaderNodeBsdfPrincipled", ins)
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def wear(n, v, ring, along):
    """what years of use leave on a table top: pores (0 to 1) in the grain, which lies along X or Y,
    scratches (0 to 1), and the rings (0 to 1) of wet glasses of radius `ring`"""
    mapped = lambda sc, turn=0: n(
        "ShaderNodeMapping",
        {"Vector": v, "Scale": tuple(c / ring for c in (*sc, 1)), "Rotation": (0, 0, turn)},
    ).outputs[0]
    pore = noise_(n, mapped((1.1, 44) if along == "X" else (44, 1.1)), 1.0, 3.0, 0.5)
    lines = []
    for turn in (0.35, -0.8, 1.3):
        d = n(
            "ShaderNodeTexVoronoi",
            {"Vector": mapped((0.10, 1.5), turn), "Scale": 1.0},
            feature="DISTANCE_TO_EDGE",
            voronoi_dimensions="2D",
        ).outputs[0]
        some = rng_(n, noise_(n, mapped((0.5, 0.5), turn), 1.0, 3.0), 0.52, 0.66)
        lines.append(math_(n, "MULTIPLY", rng_(n, d, 0.012, 0.030, 1.0, 0.0), some))
    scratch = math_(n, "MAXIMUM", math_(n, "MAXIMUM", *lines[:2]), lines[2])
    cell = n(
        "ShaderNodeTexVoronoi",
        {"Vector": mapped((0.2, 0.2)), "Scale": 1.0},
        voronoi_dimensions="2D",
    )
    r, g, _b = n("ShaderNodeSeparateColor", {0: cell.outputs[1]}).outputs
    off = math_(n, "SUBTRACT", cell.outputs[0], rng_(n, g, 0, 1, 0.17, 0.21))
    line = rng_(n, math_(n, "ABSOLUTE", off), 0.004, 0.016, 1.0, 0.0)
    part = rng_(n, noise_(n, mapped((0.8, 0.8)), 1.0, 5.0), 0.40, 0.58)
    left = math_(n, "MULTIPLY", part, math_(n, "GREATER_THAN", r, 0.5))
    return rng_(n, pore, 0.55, 0.68), scratch, math_(n, "MULTIPLY", line, left)


def oak(
    name,
    axis="X",
    scale=1.0,
    dark=(0.028, 0.013, 0.006),
    light=(0.17, 0.082, 0.034),
    plank=None,
    coat=0.0,
    rough=(0.38, 0.7),
    gap=0.03,
    ring=0,
):
    """long-grain oak; plank=(width, axis) gives boards, each of its own tone; with the radius of a
    glass, the worn top of a table"""
    m, n = mat(name)
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    sep = n("ShaderNodeSeparateXYZ", {0: tc})
    X, Y, Z = sep.outputs
    idn = 0.0
    edge = None
    if plank:
        w, ax = plank
        c = sep.outputs["XYZ".index(ax)]
        q = math_(n, "DIVIDE", c, w)
        fl = math_(n, "FLOOR", q)
        fr = math_(n, "FRACT", q)
        wn = n("ShaderNodeTexWhiteNoise", {"W": fl}, noise_dimensions="1D")
        idn = wn.outputs["Value"]
        d = math_(n, "MINIMUM", fr, math_(n, "SUBTRACT", 1.0, fr))
        edge = n("ShaderNodeMapRange", {0: d, 1: 0.0, 2: gap, 3: 0.0, 4: 1.0}).outputs[0]
    st = {"X": (0.35, 6, 6), "Y": (6, 0.35, 6), "Z": (6, 6, 0.35)}[axis]
    mp = n("ShaderNodeMapping", {"Vector": tc, "Scale": tuple(s * scale for s in st)})
    off = n(
        "ShaderNodeCombineXYZ",
        {
            0: math_(n, "MULTIPLY", idn, 37.0),
            1: math_(n, "MULTIPLY", idn, 91.0),
            2: math_(n, "MULTIPLY", idn, 53.0),
        },
    ).outputs[0]
    vec = n("ShaderNodeVectorMath", {0: mp.outputs[0], 1: off}, operation="ADD").outputs[0]
    g1 = n(
        "ShaderNodeTexNoise",
        {"Vector": vec, "Scale": 2.2, "Detail": 12.0, "Roughness": 0.68, "Distortion": 0.7},
    ).outputs[0]
    g2 = n(
        "ShaderNodeTexNoise", {"Vector": vec, "Scale": 14.0, "Detail": 6.0, "Roughness": 0.7}
    ).outputs[0]
    g = math_(n, "ADD", math_(n, "MULTIPLY", g1, 0.72), math_(n, "MULTIPLY", g2, 0.28))
    col = ramp(
        n, g, [(0.30, dark), (0.52, tuple((a + b) / 2 for a, b in zip(dark, light))), (0.72, light)]
    )
    tone = (
        n("ShaderNodeMapRange", {0: idn, 1: 0.0, 2: 1.0, 3: 0.55, 4: 1.15}).outputs[0]
        if plank
        else 1.0
    )
    tn = n("ShaderNodeCombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0]
    col = mix(n, 1.0, col, tn, "MULTIPLY")
    h = g
    if edge is not None:
        col = mix(n, edge, (0.004, 0.002, 0.001, 1), col)
        h = math_(n, "ADD", math_(n, "MULTIPLY", g, 0.35), edge)
    r = n("ShaderNodeMapRange", {0: g, 1: 0.3, 2: 0.7, 3: rough[1], 4: rough[0]}).outputs[0]
    if ring:
        pore, scratch, wet = wear(n, tc, ring, axis)
        col = mix(n, math_(n, "MULTIPLY", pore, 0.40), col, (*dark, 1))
        col = mix(n, math_(n, "MULTIPLY", wet, 0.5), col, (*dark, 1))
        col = mix(n, math_(n, "MULTIPLY", scratch, 0.18), col, (*light, 1))
        h = math_(n, "SUBTRACT", h, math_(n, "MULTIPLY", pore, 0.12))
        h = math_(n, "SUBTRACT", h, math_(n, "MULTIPLY", scratch, 0.12))
        dull = math_(n, "MULTIPLY", math_(n, "MAXIMUM", scratch, wet), 0.22)
        r = math_(n, "ADD", r, dull)
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": col,
            "Roughness": r,
            "Normal": bump(n, h, 0.55, 0.02 / scale if scale > 1 else 0.02),
            "Clearcoat": coat,
            "Clearcoat Roughness": 0.18,
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def glass(name, ior=1.5, col=(1, 1, 1), rough=0.0, vol=None, shadow=0.95):
    """dielectric that lets shadow rays through (cheap, noise-free 'caustics')"""
    m, n = mat(name)
    g = n("ShaderNodeBsdfGlass", {"Color": (*col, 1), "IOR": ior, "Roughness": rough})
    t = n("ShaderNodeBsdfTransparent", {"Color": (*[c * shadow for c in col], 1)})
    lp = n("ShaderNodeLightPath")
    f = math_(n, "MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    mx = n("ShaderNodeMixShader", {0: f, 1: g.outputs[0], 2: t.outputs[0]})
    n.L.new(mx.outputs[0], n.out.inputs[0])
    if vol:
        v = n("ShaderNodeVolumeAbsorption", {"Color": (*vol[0], 1), "Density": vol[1]})
        n.L.new(v.outputs[0], n.out.inputs[1])
    return m


def leather(
    name="leather", a=(0.055, 0.022, 0.008), b=(0.23, 0.095, 0.032), s=1.0, rough=(0.32, 0.6)
):
    m, n = mat(name)
    v = co(n)
    no = noise_(n, v, 2.2 * s, 10.0, 0.7)
    vo = n("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 38.0 * s}, feature="SMOOTH_F1").outputs[0]
    f = noise_(n, v, 16 * s, 6.0)
    isl = n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    g = math_(n, "ADD", math_(n, "MULTIPLY", no, 0.75), math_(n, "MULTIPLY", f, 0.25))
    g = math_(n, "ADD", g, math_(n, "MULTIPLY", math_(n, "SUBTRACT", isl, 0.5), 0.10))
    c = ramp(n, g, [(0.32, a), (0.5, tuple((x + y) / 2 for x, y in zip(a, b))), (0.68, b)])
    h = math_(n, "ADD", math_(n, "MULTIPLY", vo, 0.5), math_(n, "MULTIPLY", f, 0.6))
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": rng_(n, no, 0.35, 0.65, rough[1], rough[0]),
            "Normal": bump(n, h, 0.35, 0.02),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def beermat(name, col, dens):
    return glass(name, 1.34, (1, 0.95, 0.80), 0, (col, dens), 0.8)


def papermat(name, col, s=1.0):
    return principled(
        name,
        lambda n: ramp(
            n,
            noise_(n, co(n), 30 * s, 8.0, 0.7),
            [(0.35, tuple(c * 0.86 for c in col)), (0.6, col)],
        ),
        0.75,
        lambda n: math_(
            n,
            "ADD",
            noise_(n, co(n), 60 * s, 6.0),
            math_(n, "MULTIPLY", noise_(n, co(n), 2.0, 4.0), 2.0),
        ),
        0.25, 0.01,
    )


def nolight(m):
    m.cycles.sample_as_light = False
    return m
