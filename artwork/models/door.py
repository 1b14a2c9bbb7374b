"""The door of the house."""
from models import *


def model():
    stn = clay(0.86, 0)
    st2 = clay(0.78, 18)
    wd = clay(0.50, 68)
    ir = clay(0.30, 20, 0.5, 0.3)
    # arch of dressed stones
    W, Hs, T = 0.80, 1.45, 0.34
    m = 15

    def wedge(a0, a1, y0, y1, r0, r1, mt, g=0.010):
        P = [
            ((r0) * math.cos(a0 + g / r0), (r0) * math.sin(a0 + g / r0)),
            ((r1) * math.cos(a0 + g / r1), (r1) * math.sin(a0 + g / r1)),
            ((r1) * math.cos(a1 - g / r1), (r1) * math.sin(a1 - g / r1)),
            ((r0) * math.cos(a1 - g / r0), (r0) * math.sin(a1 - g / r0)),
        ]
        V = [(x, y, Hs + z) for y in (y0, y1) for x, z in P]
        o = obj(
            "w",
            V,
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
            mt,
            False,
        )
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.016
        b.segments = 2

    for i in range(m):
        a0, a1 = math.pi * i / m, math.pi * (i + 1) / m
        k = i == m // 2
        wedge(
            a0,
            a1,
            -0.14 if k else -0.10,
            0.45,
            W - (0.03 if k else 0),
            W + T + (0.10 if k else (0.06 if i % 2 else 0)),
            st2 if i % 2 else stn,
        )
    z = 0
    i = 0
    while z < Hs - 0.01:
        h = Hs / 6
        for s in (-1, 1):
            w = T + (0.14 if (i + (s > 0)) % 2 else 0.02)
            box(
                "j",
                (w - 0.012, 0.55, h - 0.018),
                (s * (W + w / 2), 0.175, z + h / 2),
                stn if i % 2 else st2,
                bevel=0.016,
            )
        z += h
        i += 1
    # leaf: planks with gaps under the arch, ledge, straps, ring, wicket grille
    n = 8
    pw = 2 * W / n
    for i in range(n):
        x0 = -W + i * pw + 0.008
        x1 = x0 + pw - 0.016
        P = [(x0, 0.02), (x1, 0.02)]
        for k in range(7):
            x = x1 + (x0 - x1) * k / 6
            P.append((x, Hs + math.sqrt(max(0, W * W - x * x)) - 0.01))
        V = [(x, y, z) for y in (0.16, 0.26) for x, z in P]
        q = len(P)
        o = obj(
            "pl",
            V,
            [tuple(range(q)), tuple(range(2 * q - 1, q - 1, -1))]
            + [(k, q + k, q + (k + 1) % q, (k + 1) % q) for k in range(q)],
            wd,
            False,
        )
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.010
        b.segments = 2
    for z in (0.36, 1.28):
        box("sp", (1.30, 0.03, 0.085), (-0.12, 0.145, z), ir, bevel=0.008)
        for s in (-1, 1):
            tube(
                "sc",
                [
                    (0.50, 0.14, z),
                    (0.60, 0.14, z + s * 0.05),
                    (0.64, 0.14, z + s * 0.14),
                    (0.57, 0.14, z + s * 0.17),
                    (0.53, 0.14, z + s * 0.12),
                ],
                0.022,
                ir,
                30,
            )
        for k in range(6):
            ball("n", 0.026, (-0.70 + k * 0.22, 0.125, z), ir, 14, 10)
    torus(0.11, 0.020, ir, (0.56, 0.10, 0.84), (R(80), 0, 0))
    cyl(0.07, 0.03, ir, (0.56, 0.16, 0.95), (R(90), 0, 0))
    ball("rb", 0.03, (0.56, 0.11, 0.95), ir)
    box("lk", (0.15, 0.03, 0.20), (0.56, 0.15, 0.62), ir, bevel=0.01)
    box("gr", (0.36, 0.02, 0.36), (0, 0.155, 1.66), clay(0.14), bevel=0.0)
    for k in range(3):
        rod((-0.18 + 0.18 * k, 0.13, 1.48), (-0.18 + 0.18 * k, 0.13, 1.84), 0.018, ir)
        rod((-0.20, 0.125, 1.50 + 0.16 * k), (0.20, 0.125, 1.50 + 0.16 * k), 0.018, ir)
    for z in (0.68, 1.0):
        for i in range(n):
            ball("n", 0.015, (-W + (i + 0.5) * pw, 0.15, z), ir, 10, 8)
    # steps down in front, threshold
    box("th", (2.0, 0.7, 0.10), (0, -0.0, -0.04), st2, bevel=0.02)
    box("s1", (2.35, 0.95, 0.14), (0, -0.16, -0.17), stn, bevel=0.025)
    box("s2", (2.75, 1.2, 0.14), (0, -0.32, -0.32), st2, bevel=0.025)
    key((-3.2, -4.2, 4.4), (0, 0, 1.1), 1.0, 560, 0.12)
    cam((0.7, -9.2, 1.75), (0.0, 0, 1.02), 86, 1000, 1150)
