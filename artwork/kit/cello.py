"""A cello and the chair it leans on (units: metres)."""
import math
import numpy as np
from .nodes import *
from .materials import *
from .shapes import *

LENGTH, RIBS, ARCH = 0.755, 0.115, 0.026
# Half the width of the body, from the endpin up: lower bout, waist between two corners, upper bout.
OUTLINE = [
    (0, 0), (0.002, 0.05), (0.008, 0.095), (0.02, 0.138), (0.042, 0.175), (0.075, 0.202),
    (0.12, 0.217), (0.165, 0.220), (0.21, 0.212), (0.25, 0.196), (0.275, 0.187), (0.288, 0.190),
    (0.292, 0.184), (0.303, 0.152), (0.33, 0.128), (0.365, 0.116), (0.40, 0.114), (0.43, 0.118),
    (0.458, 0.132), (0.476, 0.153), (0.480, 0.158), (0.488, 0.153), (0.51, 0.151), (0.55, 0.162),
    (0.59, 0.170), (0.63, 0.168), (0.67, 0.155), (0.70, 0.134), (0.725, 0.104), (0.742, 0.068),
    (0.751, 0.035), (LENGTH, 0.022),
]


def half_width(y):
    return float(np.interp(y, *zip(*OUTLINE)))


def arch(x, y):
    """how high the front stands over its edge"""
    w = max(half_width(y), 0.02)
    along = math.sin(math.pi * min(max(y / LENGTH, 0), 1)) ** 0.6
    return ARCH * along * max(0, 1 - (x / w) ** 2) ** 1.3


def varnish(name, light):
    return principled(
        name,
        lambda n: ramp(
            n,
            noise_(n, co(n, "Object", (26, 3, 26)), 3.0, 8.0, 0.6, 0.5),
            [(0.32, tuple(c * 0.5 for c in light)), (0.68, light)],
        ),
        0.32,
        Clearcoat=0.8,
        **{"Clearcoat Roughness": 0.12},
    )


def cello():
    """stands along y from the end of its body at 0, its front towards +z"""
    front = varnish("cfront", (0.36, 0.150, 0.046))
    ribs = varnish("cribs", (0.21, 0.080, 0.025))
    ebony = simple("ebony", (0.014, 0.011, 0.009), 0.4, coat=0.1)
    maple = simple("maple", (0.46, 0.27, 0.11), 0.45)
    steel = simple("cstr", (0.34, 0.27, 0.17), 0.6, spec=0.2)
    tall = lambda v: LENGTH * (1 - math.cos(math.pi * v)) / 2

    for side, z in ((1, 0), (-1, -RIBS)):
        surf(
            "plate",
            lambda u, v: (
                (2 * u - 1) * (half_width(tall(v)) + 0.003),
                tall(v),
                z + side * arch((2 * u - 1) * half_width(tall(v)), tall(v)),
            ),
            40,
            220,
            front if side > 0 else ribs,
        )
    for side in (-1, 1):
        surf(
            "rib",
            lambda u, v: (side * half_width(tall(v)), tall(v), -RIBS * u),
            3,
            220,
            ribs,
        )
        surf(
            "edge",
            lambda u, v: (
                side * (half_width(tall(v)) + 0.003 * math.sin(u * math.pi)),
                tall(v),
                0.003 - 0.007 * u,
            ),
            6,
            220,
            front,
        )
        hole = [
            (0.046, 0.452), (0.054, 0.464), (0.064, 0.458), (0.064, 0.432), (0.068, 0.385),
            (0.076, 0.340), (0.077, 0.312), (0.087, 0.305), (0.094, 0.316),
        ]
        tube(
            "hole",
            [(side * x, y, arch(x, y) - 0.002) for x, y in hole],
            0.0042,
            ebony,
            60,
            rf=lambda t: 0.75 + 0.5 * math.sin(t * math.pi),
        )
        for x, y in (hole[0], hole[-1]):
            ball("eye", 0.008, (side * x, y, arch(x, y) - 0.004), ebony, 16, 10)
    top = ARCH + 0.068
    slab(
        "bridge",
        [
            (-0.044, 0), (-0.028, 0), (-0.022, 0.022), (0.022, 0.022), (0.028, 0), (0.044, 0),
            (0.034, 0.04), (0.030, 0.056), (0.016, 0.070), (-0.016, 0.070), (-0.030, 0.056),
            (-0.034, 0.04),
        ],
        0.008,
        maple,
        0.002,
        loc=(0, 0.386, ARCH - 0.004),
        rot=(math.radians(90), 0, 0),
    )

    def wedge(name, y0, y1, z0, z1, w0, w1, thick, m):
        V = [
            (s * w / 2, y, z - t)
            for y, z, w in ((y0, z0, w0), (y1, z1, w1))
            for s in (-1, 1)
            for t in (0, thick)
        ]
        o = obj(
            name,
            V,
            [(0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6), (0, 1, 3, 2), (4, 6, 7, 5)],
            m,
            False,
        )
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.004
        b.segments = 3

    wedge("tail", 0.03, 0.262, 0.030, 0.066, 0.030, 0.056, 0.014, ebony)
    wedge("board", 0.435, 1.015, 0.083, 0.022, 0.060, 0.031, 0.014, ebony)
    wedge("neck", 0.74, 1.02, 0.030, 0.006, 0.036, 0.028, 0.030, ribs)
    wedge("pegbox", 1.01, 1.135, 0.010, -0.030, 0.034, 0.026, 0.034, ribs)
    curl = [
        ((0.030 - 0.0032 * q) * math.cos(q - 1.9), (0.030 - 0.0032 * q) * math.sin(q - 1.9))
        for q in np.linspace(0, 8.4, 50)
    ]
    for x in (-0.011, 0, 0.011):
        tube(
            "scroll",
            [(x * (1 + 0.5 * i / 50), 1.158 + b, -0.052 + a) for i, (a, b) in enumerate(curl)],
            0.0095,
            ribs,
            140,
        )
    for i in range(4):
        s = 1 if i % 2 else -1
        y, z = 1.035 + 0.024 * i, -0.012 - 0.008 * i
        tube("peg", [(-s * 0.018, y, z), (s * 0.052, y, z)], 0.0042, ebony, 4)
        ball("grip", 0.011, (s * 0.058, y, z), ebony, 16, 10).scale = (1.2, 1.1, 0.45)
    for x in (-1.5, -0.5, 0.5, 1.5):
        ends = (
            (x * 0.011, 0.255, 0.070),
            (x * 0.0105, 0.386, top - 0.002 * abs(x)),
            (x * 0.006, 1.015, 0.026),
            (x * 0.004, 1.06, -0.004),
        )
        for a, b in zip(ends, ends[1:]):
            tube("string", [a, b], 0.0011, steel, 2)
    tube("pin", [(0, 0.01, -RIBS / 2), (0, -0.10, -RIBS / 2)], 0.005, steel, 2)


def chair(m):
    """a plain chair, its front towards -y"""
    box("seat", (0.43, 0.42, 0.028), (0, 0, 0.446), m, bevel=0.01)
    for s in (-1, 1):
        box("leg", (0.034, 0.034, 0.435), (s * 0.185, -0.18, 0.217), m, bevel=0.006)
        tube(
            "post",
            [(s * 0.185, 0.19, 0), (s * 0.185, 0.185, 0.45), (s * 0.180, 0.25, 0.92)],
            0.018,
            m,
            20,
        )
        box("bar", (0.022, 0.36, 0.022), (s * 0.185, 0, 0.20), m)
    box("bar", (0.36, 0.022, 0.022), (0, -0.18, 0.26), m)
    for z, y in ((0.66, 0.213), (0.86, 0.242)):
        box("slat", (0.36, 0.016, 0.085), (0, y, z), m, rot=(math.radians(-8), 0, 0), bevel=0.006)
