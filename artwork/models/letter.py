"""A sealed letter."""
import os

from models import *


def model():
    p = clay(0.92, 0)
    f = clay(0.96, 35)
    w = clay(0.50, 0, 0.3, 0.5)
    n0 = names()
    L, Hh = 1.50, 1.0
    box("en", (2 * L, 0.035, 2 * Hh), (0, 0, 0), p, bevel=0.012)

    def tri(P, y0, y1, m):
        V = [(x, y0, z) for x, z in P] + [(x, y1, z) for x, z in P]
        n = len(P)
        o = obj(
            "fl",
            V,
            [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
            + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)],
            m,
            False,
        )
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.006
        return o

    tri(
        [
            (-L + 0.01, -Hh + 0.01),
            (-0.10, -0.06), (0, -0.02), (0.10, -0.06),
            (L - 0.01, -Hh + 0.01),
        ],
        -0.045, -0.02,
        f,
    )
    tri([(-L + 0.01, -Hh + 0.02), (-0.12, 0.0), (-L + 0.01, Hh - 0.02)], -0.034, -0.018, p)
    tri([(L - 0.01, -Hh + 0.02), (0.12, 0.0), (L - 0.01, Hh - 0.02)], -0.034, -0.018, p)
    tri([(-L, Hh), (-0.12, -0.10), (0, -0.19), (0.12, -0.10), (L, Hh)], -0.075, -0.052, f)
    # string, tied crosswise? no: a wax seal with the bell
    im = bpy.data.images.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "sealmask.png"))
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    K = a.reshape(im.size[1], im.size[0], 4)[:, :, 0]

    def sf(u, v):
        t = u * 6.28319
        R0 = (
            1.0 + 0.05 * math.sin(3 * t + 1) + 0.04 * math.sin(5 * t + 0.4) + 0.02 * math.sin(9 * t)
        )
        r = v * 1.08 * R0
        x, z = r * math.cos(t), r * math.sin(t)
        rim = 0.15 * math.exp(-(((v - 0.86) / 0.09) ** 2))
        h = 0.14 + rim
        if v > 0.9:
            h *= math.sqrt(max(0, 1 - ((v - 0.9) / 0.1) ** 2))
        if v < 0.73:
            h -= 0.05 * min(1, (0.73 - v) / 0.03)
        ix = int((x / 1.5 + 0.5) * (K.shape[1] - 1))
        iz = int((z / 1.5 + 0.5) * (K.shape[0] - 1))
        if v < 0.70 and 0 <= ix < K.shape[1] and 0 <= iz < K.shape[0]:
            h += 0.095 * K[iz, ix]
        h += 0.02 * math.exp(-(((v - 0.655) / 0.014) ** 2))
        return (x, -h, z)

    sl = surf("seal", sf, 260, 150, w, closeu=True, loc=(0, -0.07, -0.15), scale=(0.56, 0.80, 0.56))
    group(since(n0), (0, 0, 0), (R(-30), R(-9), R(4)))
    key((-3.4, -2.4, 3.0), (0, 0, 0), 0.8, 290, 0.09)
    cam((0, -7.4, 1.4), (0, 0, -0.02), 78, 1200, 900)
