"""What walls and floors are made of."""
from .nodes import *


def brickmat(
    name="brickw",
    c1=(0.20, 0.105, 0.062),
    c2=(0.105, 0.052, 0.032),
    mortar=(0.23, 0.19, 0.15),
    bw=0.30,
    bh=0.088,
    coord="UV",
    lime=0.7,
    bumpy=0.9,
    wob=0.03,
):
    m, n = mat(name)
    uv = co(n, coord)
    dn = n("ShaderNodeTexNoise", {"Vector": uv, "Scale": 2.4, "Detail": 6.0}).outputs[1]
    uv2 = n(
        "ShaderNodeVectorMath",
        {
            0: uv,
            1: n("ShaderNodeVectorMath", {0: dn, 1: (wob, wob, wob)}, operation="MULTIPLY").outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    br = n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv2,
            "Color1": (*c1, 1),
            "Color2": (*c2, 1),
            "Mortar": (*mortar, 1),
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Mortar Smooth": 0.35,
            "Bias": -0.1,
            "Brick Width": bw,
            "Row Height": bh,
        },
    )
    soot = ramp(n, noise_(n, uv, 0.9, 10.0, 0.65), [(0.33, (0.25, 0.25, 0.23)), (0.6, (1, 1, 1))])
    lm = rng_(n, noise_(n, uv, 0.55, 11.0, 0.72), 0.50, 0.64)
    col = mix(n, math_(n, "MULTIPLY", lm, lime), br.outputs[0], (0.40, 0.34, 0.27, 1))
    col = mix(n, 1.0, col, soot, "MULTIPLY")
    h = math_(
        n,
        "ADD",
        math_(n, "MULTIPLY", br.outputs[1], -0.8),
        math_(n, "MULTIPLY", noise_(n, uv, 26.0, 6.0), 0.5),
    )
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": col, "Roughness": 0.78, "Normal": bump(n, h, bumpy, 0.02)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def plaster(
    name="plaster", col=(0.50, 0.40, 0.27), dirt=(0.20, 0.145, 0.09), s=1.0, coord="Object"
):
    """old lime plaster: stains, trowel waves, fine sand"""
    m, n = mat(name)
    v = co(n, coord)
    a = noise_(n, v, 0.7 * s, 10.0, 0.68)
    b_ = noise_(n, v, 2.6 * s, 9.0, 0.7, 0.6)
    f = noise_(n, v, 38 * s, 6.0)
    c = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", a, 0.6), math_(n, "MULTIPLY", b_, 0.4)),
        [
            (0.34, dirt),
            (0.47, tuple((x * 0.35 + y * 0.65) for x, y in zip(dirt, col))),
            (0.62, col),
        ],
    )
    h = math_(n, "ADD", math_(n, "MULTIPLY", b_, 1.0), math_(n, "MULTIPLY", f, 0.16))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.85, "Specular": 0.25, "Normal": bump(n, h, 0.55, 0.05)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def stonemat(name="stonew", a=(0.09, 0.072, 0.052), b=(0.30, 0.24, 0.17), s=3.0, rough=0.8, bs=0.8):
    m, n = mat(name)
    v = co(n)
    oi = n("ShaderNodeObjectInfo").outputs["Random"]
    off = n(
        "ShaderNodeCombineXYZ",
        {0: math_(n, "MULTIPLY", oi, 31.0), 1: math_(n, "MULTIPLY", oi, 17.0)},
    ).outputs[0]
    v = n("ShaderNodeVectorMath", {0: v, 1: off}, operation="ADD").outputs[0]
    no = noise_(n, v, s, 12.0, 0.7)
    tone = rng_(n, oi, 0, 1, 0.65, 1.15)
    tn = n("ShaderNodeCombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0]
    c = mix(n, 1.0, ramp(n, no, [(0.3, a), (0.7, b)]), tn, "MULTIPLY")
    r = (
        rough
        if not isinstance(rough, tuple)
        else rng_(n, noise_(n, v, s * 0.6, 6.0), 0.4, 0.6, rough[0], rough[1])
    )
    p = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": r, "Normal": bump(n, no, bs, 0.05 / s * 3)},
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def slabmat(
    name="slabs",
    wet=(0.40, 0.60),
    w=0.92,
    h=0.58,
    c1=(0.085, 0.074, 0.06),
    c2=(0.045, 0.04, 0.034),
    rough=(0.07, 0.55),
):
    m, n = mat(name)
    v = co(n)
    bk = n(
        "ShaderNodeTexBrick",
        {
            "Vector": v,
            "Color1": (*c1, 1),
            "Color2": (*c2, 1),
            "Mortar": (0.012, 0.011, 0.01, 1),
            "Scale": 1.0,
            "Mortar Size": 0.014,
            "Mortar Smooth": 0.4,
            "Brick Width": w,
            "Row Height": h,
        },
    )
    no = noise_(n, v, 0.62)
    f2 = noise_(n, v, 9.0)
    r = rng_(n, no, wet[0], wet[1], *rough)
    st = rng_(n, no, wet[0] + 0.02, wet[1] - 0.02, 0.12, 0.75)
    hh = math_(n, "ADD", math_(n, "MULTIPLY", bk.outputs[1], -0.9), math_(n, "MULTIPLY", f2, 0.35))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": mix(n, 0.5, bk.outputs[0], ramp(n, f2, [(0.3, c2), (0.7, c1)]), "MIX"),
            "Roughness": r,
            "Specular": 0.6,
            "Normal": bump(n, hh, st, 0.02),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def tilemat(
    name="tilew",
    c1=(0.012, 0.055, 0.034),
    c2=(0.008, 0.040, 0.025),
    mortar=(0.05, 0.06, 0.045),
    bw=0.34,
    bh=0.17,
    rough=0.16,
    ms=0.008,
):
    m, n = mat(name)
    v = co(n)
    bt = n(
        "ShaderNodeTexBrick",
        {
            "Vector": v,
            "Color1": (*c1, 1),
            "Color2": (*c2, 1),
            "Mortar": (*mortar, 1),
            "Scale": 1.0,
            "Mortar Size": ms,
            "Mortar Smooth": 0.3,
            "Brick Width": bw,
            "Row Height": bh,
        },
    )
    no = noise_(n, v, 3.0 / bw * 0.34, 4.0)
    h = math_(n, "ADD", math_(n, "MULTIPLY", bt.outputs[1], -1.0), math_(n, "MULTIPLY", no, 0.5))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": bt.outputs[0],
            "Roughness": rough,
            "Specular": 0.6,
            "Normal": bump(n, h, 0.45, 0.02 * bw / 0.34),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def sandstone(tooled=0.16):
    """dressed stone: beds, marks of the chisel, pits, soot where rain does not reach"""
    m, n = mat("sandstone")
    shift = math_(n, "MULTIPLY", n("ShaderNodeObjectInfo").outputs["Random"], 37.0)
    off = n("ShaderNodeCombineXYZ", {0: shift, 1: shift, 2: shift}).outputs[0]
    v = n("ShaderNodeVectorMath", {0: co(n), 1: off}, operation="ADD").outputs[0]
    beds = n("ShaderNodeMapping", {"Vector": v, "Scale": (1.2, 1.2, 7)}).outputs[0]
    bed, grain, spot = (
        noise_(n, beds, 1.6, 9.0, 0.6),
        noise_(n, v, 70),
        noise_(n, v, 5.0, 9.0, 0.68),
    )
    tone = math_(n, "ADD", math_(n, "MULTIPLY", bed, 0.4), math_(n, "MULTIPLY", spot, 0.6))
    c = ramp(
        n,
        tone,
        [(0.34, (0.115, 0.088, 0.058)), (0.50, (0.235, 0.185, 0.122)), (0.66, (0.33, 0.27, 0.185))],
    )
    own = rng_(n, n("ShaderNodeObjectInfo").outputs["Random"], 0, 1, 0.72, 1.08)
    c = mix(n, 1.0, c, n("ShaderNodeCombineXYZ", {0: own, 1: own, 2: own}).outputs[0], "MULTIPLY")
    soot = rng_(n, noise_(n, v, 1.7, 8.0, 0.65), 0.50, 0.66, 0.0, 0.6)
    c = mix(n, soot, c, (0.045, 0.038, 0.030, 1))
    pits = n("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 42.0}, feature="SMOOTH_F1").outputs[0]
    tools = n(
        "ShaderNodeTexWave",
        {"Vector": v, "Scale": 16.0, "Distortion": 5.0, "Detail": 3.0},
        bands_direction="DIAGONAL",
    ).outputs[0]
    h = math_(n, "ADD", math_(n, "MULTIPLY", tools, tooled), math_(n, "MULTIPLY", grain, 0.22))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", rng_(n, pits, 0.0, 0.35), 0.3))
    h = math_(n, "ADD", h, math_(n, "MULTIPLY", spot, 0.8))
    p = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.74, "Specular": 0.35, "Normal": bump(n, h, 0.65, 0.025)},
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m
