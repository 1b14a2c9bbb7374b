"""Candle, lantern, globe lamp and enamel shade, each with its own light."""
import math
import numpy as np
from .nodes import *
from .materials import *
from .shapes import *
from .light import *


def candle(loc, h=1.0, r=0.14, power=14, holder=True):
    wax = simple("cwax", (0.86, 0.72, 0.48), 0.45, sss=0.0)
    m, n = mat("cw2")
    z = n("ShaderNodeSeparateXYZ", {0: co(n)}).outputs[2]
    g = rng_(n, z, h * 0.35, h, 0.0, 1.0)
    p = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": (0.85, 0.70, 0.45, 1),
            "Roughness": 0.4,
            "Emission": (1, 0.42, 0.10, 1),
            "Emission Strength": math_(n, "MULTIPLY", math_(n, "POWER", g, 2.2), 0.9),
        },
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    revolve(
        "cnd",
        [
            (r, 0),
            (r, h * 0.9),
            (r * 0.98, h * 0.97),
            (r * 0.86, h),
            (r * 0.6, h - 0.03),
            (0.0001, h - 0.04),
        ],
        48,
        m,
        disp=lambda a, zz, rr: 0.012 * math.sin(a * 3) * math.sin(zz * 4) * (rr > 0.05),
        loc=loc,
    )
    fl = emit("flame", (1, 0.62, 0.20), 26)
    f2 = emit("flamec", (1, 0.80, 0.45), 55)
    revolve(
        "fla",
        [
            (0.0001, 0), (0.030, 0.035), (0.046, 0.085), (0.042, 0.14), (0.024, 0.22),
            (0.008, 0.29), (0.0001, 0.32),
        ],
        24,
        fl,
        samples=30,
        loc=(loc[0], loc[1], loc[2] + h + 0.02),
    ).visible_shadow = False
    revolve(
        "flb",
        [(0.0001, 0), (0.016, 0.03), (0.024, 0.08), (0.014, 0.16), (0.0001, 0.22)],
        16,
        f2,
        samples=20,
        loc=(loc[0], loc[1], loc[2] + h + 0.05),
    ).visible_shadow = False
    tube(
        "wick",
        [(loc[0], loc[1], loc[2] + h - 0.05), (loc[0] + 0.005, loc[1], loc[2] + h + 0.07)],
        0.008,
        simple("wk", (0.01, 0.01, 0.01), 0.9),
        4,
    )
    if power:
        point((loc[0], loc[1], loc[2] + h + 0.16), power, (1, 0.56, 0.22), 0.05)


def lantern(loc, s=1.0, power=60, col=(1, 0.60, 0.26), panes=True):
    """hexagonal iron lantern, top ring at z=.62*s above loc, base at loc"""
    iron = cached("liron", lambda: metal("liron", (0.05, 0.045, 0.04), 0.35, 0.6, 14))
    x, y, z = loc
    c6 = [math.radians(60 * i + 30) for i in range(6)]
    rr = lambda t: (0.13 + 0.035 * t) * s
    revolve(
        "lb",
        [
            (0.0001, 0),
            (0.10 * s, 0),
            (0.145 * s, 0.012 * s),
            (0.145 * s, 0.03 * s),
            (0.12 * s, 0.04 * s),
            (0.0001, 0.04 * s),
        ],
        6,
        iron,
        loc=loc,
        smooth=False,
        rot=(0, 0, math.radians(30)),
    ).visible_shadow = False
    for a in c6:
        tube(
            "lr",
            [
                (x + rr(0) * math.cos(a), y + rr(0) * math.sin(a), z + 0.03 * s),
                (x + rr(1) * math.cos(a), y + rr(1) * math.sin(a), z + 0.36 * s),
            ],
            0.009 * s,
            iron,
            2,
        )
    for i in range(6):
        a, b = c6[i], c6[(i + 1) % 6]
        for t in (0, 0.62, 1):
            tube(
                "lh",
                [
                    (x + rr(t) * math.cos(a), y + rr(t) * math.sin(a), z + (0.03 + 0.33 * t) * s),
                    (x + rr(t) * math.cos(b), y + rr(t) * math.sin(b), z + (0.03 + 0.33 * t) * s),
                ],
                0.007 * s,
                iron,
                2,
            )
        if panes:
            gm = cached("lpane", lambda: lampglass())
            obj(
                "pn",
                [
                    (
                        x + rr(t) * math.cos(q) * 0.985,
                        y + rr(t) * math.sin(q) * 0.985,
                        z + (0.03 + 0.33 * t) * s,
                    )
                    for q, t in ((a, 0), (b, 0), (b, 1), (a, 1))
                ],
                [(0, 1, 2, 3)],
                gm,
                False,
            )
    revolve(
        "lt",
        [
            (0.19 * s, 0.355 * s),
            (0.195 * s, 0.37 * s),
            (0.15 * s, 0.42 * s),
            (0.085 * s, 0.50 * s),
            (0.05 * s, 0.52 * s),
            (0.05 * s, 0.56 * s),
            (0.07 * s, 0.565 * s),
            (0.03 * s, 0.60 * s),
            (0.0001, 0.605 * s),
        ],
        36,
        iron,
        loc=loc,
    )
    tube(
        "rg",
        [
            (x + 0.045 * s * math.cos(t), y, z + 0.645 * s + 0.045 * s * math.sin(t))
            for t in np.linspace(0, 6.283, 13)
        ],
        0.008 * s,
        iron,
        40,
    )
    ball("lf", 0.030 * s, (x, y, z + 0.17 * s), emit("lfl", col, 220), 16, 12).scale = (1, 1, 1.9)
    revolve(
        "lc",
        [(0.028 * s, 0.04 * s), (0.028 * s, 0.12 * s), (0.0001, 0.12 * s)],
        16,
        simple("lcw", (0.8, 0.7, 0.5), 0.5),
        loc=loc,
    ).visible_shadow = False
    return point((x, y, z + 0.19 * s), power, col, 0.035 * s)


def lampglass():
    m, n = mat("lpane")
    g = n("ShaderNodeBsdfTransparent", {"Color": (1, 0.93, 0.80, 1)})
    e = n("ShaderNodeBsdfGlossy", {"Roughness": 0.08, "Color": (1, 1, 1, 1)})
    em = n("ShaderNodeEmission", {"Color": (1, 0.55, 0.2, 1), "Strength": 0.5})
    fr = n("ShaderNodeFresnel", {"IOR": 1.35}).outputs[0]
    lp = n("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    f = math_(n, "MULTIPLY", fr, math_(n, "SUBTRACT", 1.0, lp))
    a = n("ShaderNodeAddShader", {0: g.outputs[0], 1: em.outputs[0]})
    x = n("ShaderNodeMixShader", {0: f, 1: a.outputs[0], 2: e.outputs[0]})
    n.L.new(x.outputs[0], n.out.inputs[0])
    return m


def globe_lamp(loc, drop, power, r=0.13, col=(1, 0.60, 0.27)):
    br = cached("glbr", lambda: metal("glbr", (0.85, 0.55, 0.22), 0.14, 0.3, 5, 0.0, 0.65))
    gm = cached("glm", lambda: nolight(emit("glm", (1, 0.68, 0.36), 9)))
    x, y, z = loc
    tube("c", [(x, y, z + drop), (x, y, z + r)], 0.008, br, 2)
    ball("gl", r, (x, y, z), gm, 28, 18).visible_shadow = False
    revolve(
        "gc",
        [(0.0001, r + 0.05), (0.03, r + 0.05), (0.05, r), (0.075, r - 0.02), (0.08, r - 0.04)],
        24,
        br,
        loc=loc,
    )
    if power:
        point((x, y, z), power, col, r * 0.8)


def shade_lamp(loc, drop, power, s=1.0, m=None):
    """enamel shade, bulb inside, light falls on the table"""
    x, y, z = loc
    en = m or cached("enam", lambda: simple("enam", (0.010, 0.055, 0.034), 0.18, coat=0.6))
    wh = cached("enw", lambda: simple("enw", (0.85, 0.78, 0.62), 0.35))
    bu = cached("bulb2", lambda: nolight(emit("bulb2", (1, 0.66, 0.32), 60)))
    tube(
        "c",
        [(x, y, z + drop), (x, y, z + 0.26 * s)],
        0.008,
        cached("liron", lambda: metal("liron", (0.05, 0.045, 0.04), 0.35, 0.6, 14)),
        2,
    )
    revolve(
        "sh",
        [
            (0.03 * s, 0.28 * s),
            (0.045 * s, 0.26 * s),
            (0.05 * s, 0.20 * s),
            (0.11 * s, 0.15 * s),
            (0.21 * s, 0.045 * s),
            (0.235 * s, 0),
        ],
        44,
        en,
        loc=loc,
    )
    revolve(
        "shi",
        [(0.04 * s, 0.19 * s), (0.10 * s, 0.142 * s), (0.205 * s, 0.042 * s), (0.230 * s, 0.001)],
        44,
        wh,
        loc=loc,
    )
    ball("b", 0.045 * s, (x, y, z + 0.075 * s), bu, 16, 10).visible_shadow = False
    if power:
        spot((x, y, z + 0.06 * s), (x, y, z - 2), power, (1, 0.62, 0.30), 150, 0.5, 0.05)


def chamberstick(x, y, m):
    """a low candlestick with a dish, whose candle stands at a height of 0.21"""
    revolve(
        "stick",
        [
            (0.0001, 0.02), (0.42, 0.02), (0.52, 0.05), (0.60, 0.12), (0.62, 0.14), (0.60, 0.16),
            (0.52, 0.10), (0.40, 0.06), (0.22, 0.07), (0.17, 0.12), (0.16, 0.30), (0.20, 0.34),
            (0.19, 0.38), (0.155, 0.38), (0.155, 0.20), (0.0001, 0.20),
        ],
        72,
        m,
        samples=90,
        loc=(x, y, 0),
    )
