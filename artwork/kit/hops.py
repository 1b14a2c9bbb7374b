"""Hop cones and barley (a cone is 1.6 units long: scale it)."""
import math
import random
import bpy
from .nodes import *
from .shapes import *


def hop_cone(seed, n, m):
    """ovoid strobile: bracts laid on an ovoid along a golden-angle spiral, tips lifting"""
    r = random.Random(seed)
    H = 1.62
    V = []
    F = []
    U = []

    def R(z):
        t = min(max(z / H, 0), 1)
        return 0.47 * math.sin(math.pi * (t**0.80 * 0.90 + 0.085)) ** 0.78

    nu, nv = 12, 18
    for i in range(n):
        t = i / (n - 1)
        a0 = i * 2.39996 + r.uniform(-0.12, 0.12)
        z0 = -0.10 + t**0.94 * (H * 0.90)
        Lb = (0.50 - 0.20 * t) * r.uniform(0.9, 1.12)
        W = (0.225 - 0.11 * t) * r.uniform(0.9, 1.1)
        lift = r.uniform(0.09, 0.19)
        cr = r.uniform(0.6, 1.4)
        base = len(V)
        tw = r.uniform(-0.05, 0.05)
        for j in range(nv + 1):
            v = j / nv
            z = z0 + Lb * v * (1 - 0.05 * v)
            w = W * math.sin(math.pi * (0.10 + 0.86 * v) ** 0.82) ** 0.75
            if v > 0.62:
                w *= max(0.012, 1 - ((v - 0.62) / 0.38) ** 1.35)
            for k in range(nu + 1):
                x = (k / nu - 0.5) * 2
                rr = max(R(z), 0.014)
                sm = min(1, R(z) / 0.22)
                da = min(1.6, w / max(rr, 0.05))
                q = (
                    rr
                    + (
                        0.010
                        + lift * v**2.4
                        + 0.028 * (1 - x * x) * (0.3 + 0.7 * v)
                        + 0.007 * cr * math.sin(x * 8 + i) * v
                        - (0.030 * abs(x) ** 3 * v)
                        + 0.010 * max(0, 1 - abs(x) * 7) * v
                        + 0.0035 * math.sin(x * 19 + i)
                    )
                    * sm
                )
                ang = a0 + x * da + tw * v
                V.append(
                    (q * math.cos(ang), q * math.sin(ang), z + 0.014 * math.sin(x * 5 + i) * v)
                )
        for j in range(nv):
            for k in range(nu):
                p = base + j * (nu + 1) + k
                F.append((p, p + 1, p + nu + 2, p + nu + 1))
                for c, d in ((k, j), (k + 1, j), (k + 1, j + 1), (k, j + 1)):
                    U.append((c / nu, d / nv))
    o = obj("hop%d" % seed, V, F, m, True, U)
    k = ball("hb", 0.30, (0, 0, 0.14), m, 24, 16)
    st = surf(
        "hs",
        lambda u, v: (
            (0.028 + 0.02 * (1 - v)) * math.cos(u * 6.283) + 0.10 * v * v,
            (0.028 + 0.02 * (1 - v)) * math.sin(u * 6.283),
            0.05 - 0.55 * v,
        ),
        10, 12,
        m,
        closeu=True,
    )
    return join([o, k, st], "hop%d" % seed)


def hop_mat():
    m, n = mat("hop")
    uv = n("ShaderNodeUVMap").outputs[0]
    s = n("ShaderNodeSeparateXYZ", {0: uv})
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    isl = n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    x = math_(n, "ABSOLUTE", math_(n, "SUBTRACT", s.outputs[0], 0.5))
    vein = n(
        "ShaderNodeTexWave",
        {
            "Vector": n(
                "ShaderNodeCombineXYZ",
                {
                    0: math_(
                        n,
                        "ADD",
                        math_(n, "MULTIPLY", x, 6.0),
                        math_(n, "MULTIPLY", s.outputs[1], -1.4),
                    ),
                    1: math_(n, "MULTIPLY", isl, 9.0),
                },
            ).outputs[0],
            "Scale": 3.2,
            "Distortion": 2.2,
            "Detail": 4.0,
        },
    ).outputs[1]
    fine = n(
        "ShaderNodeTexNoise",
        {
            "Vector": n(
                "ShaderNodeCombineXYZ",
                {
                    0: math_(n, "MULTIPLY", s.outputs[0], 22.0),
                    1: math_(n, "MULTIPLY", s.outputs[1], 3.0),
                    2: math_(n, "MULTIPLY", isl, 70.0),
                },
            ).outputs[0],
            "Scale": 2.0,
            "Detail": 7.0,
            "Roughness": 0.65,
        },
    ).outputs[0]
    no = n(
        "ShaderNodeTexNoise", {"Vector": tc, "Scale": 3.0, "Detail": 9.0, "Roughness": 0.62}
    ).outputs[0]
    g = math_(
        n,
        "ADD",
        math_(n, "MULTIPLY", s.outputs[1], 0.34),
        math_(n, "ADD", math_(n, "MULTIPLY", isl, 0.34), math_(n, "MULTIPLY", no, 0.36)),
    )
    col = ramp(
        n,
        g,
        [
            (0.16, (0.60, 0.58, 0.24)), (0.42, (0.46, 0.50, 0.16)), (0.66, (0.33, 0.40, 0.11)),
            (0.88, (0.25, 0.30, 0.08)), (1.0, (0.42, 0.32, 0.12)),
        ],
    )
    tip = n(
        "ShaderNodeMapRange",
        {
            0: math_(n, "ADD", s.outputs[1], math_(n, "MULTIPLY", fine, 0.25)),
            1: 0.98,
            2: 1.2,
            3: 0.0,
            4: 0.75,
        },
    ).outputs[0]
    col = mix(n, tip, col, (0.30, 0.19, 0.07, 1))
    col = mix(n, math_(n, "MULTIPLY", vein, 0.30), col, (0.56, 0.58, 0.26, 1))
    col = mix(
        n,
        1.0,
        col,
        ramp(n, fine, [(0.25, (0.80, 0.80, 0.72)), (0.65, (1.08, 1.08, 1.02))]),
        "MULTIPLY",
    )
    h = math_(n, "ADD", math_(n, "MULTIPLY", vein, 0.6), math_(n, "MULTIPLY", fine, 0.8))
    d = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": col, "Roughness": 0.78, "Specular": 0.08, "Normal": bump(n, h, 0.4, 0.010)},
    )
    t = n("ShaderNodeBsdfTranslucent", {"Color": mix(n, 1.0, col, (1.5, 1.45, 0.6, 1), "MULTIPLY")})
    mx = n("ShaderNodeMixShader", {0: 0.52, 1: d.outputs[0], 2: t.outputs[0]})
    n.L.new(mx.outputs[0], n.out.inputs[0])
    return m


def grain_obj():
    m, n = mat("grain")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    oi = n("ShaderNodeObjectInfo").outputs["Random"]
    w = n(
        "ShaderNodeTexNoise",
        {
            "Vector": n("ShaderNodeMapping", {"Vector": tc, "Scale": (40, 40, 2.4)}).outputs[0],
            "Scale": 1.6,
            "Detail": 5.0,
        },
    ).outputs[0]
    c = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", w, 0.6), math_(n, "MULTIPLY", oi, 0.4)),
        [(0.2, (0.26, 0.125, 0.035)), (0.5, (0.50, 0.285, 0.085)), (0.8, (0.70, 0.46, 0.17))],
    )
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": 0.5,
            "Normal": bump(n, w, 0.5, 0.01),
            "Subsurface": 0.08,
            "Subsurface Radius": (0.05, 0.03, 0.01),
            "Subsurface Color": (0.8, 0.5, 0.2, 1),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])

    def f(u, v):
        a = u * 2 * math.pi
        t = v * 2 - 1
        r = 0.072 * (1 - abs(t) ** 2.0) ** 0.72 * (1 - 0.22 * t)
        k = 1 - 0.55 * math.exp(-(((a - math.pi) / 0.26) ** 2))
        k += 0.075 * math.cos(a * 5)
        return (r * k * math.cos(a), r * k * 0.86 * math.sin(a) + 0.018 * t * t, t * 0.245)

    return surf("grain", f, 24, 18, m, closeu=True)
