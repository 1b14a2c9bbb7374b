"""A laced leather ball of eighteen panels."""
import math
import numpy as np
from mathutils import Euler, Vector
from .materials import *
from .shapes import *


def football(loc, R=1.1, rot=(0, 0, 0)):
    """laced leather ball of eighteen panels"""
    lm = leather("ballm", (0.060, 0.022, 0.007), (0.30, 0.125, 0.040), 1.0, (0.30, 0.55))

    def f(u, v):
        a = u * 2 * math.pi
        t = v * math.pi
        d = np.array([math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t)])
        k = int(np.argmax(np.abs(d)))
        q = d / abs(d[k])
        o = [i for i in range(3) if i != k]
        s, w = [math.atan(q[i]) / (math.pi / 4) for i in ((o[0], o[1]) if k != 1 else (o[1], o[0]))]
        e = min(1 - abs(s), 1 - abs(w))
        st = min(abs(abs(w) - 1 / 3), 9)
        g = min(e, st)
        puff = 0.014 * min(1, g / 0.16) ** 0.6
        r = R * (1 - 0.034 * math.exp(-((g / 0.026) ** 2)) + puff * 1.6 - 0.02)
        return tuple(d * r)

    b = surf("ball", f, 420, 210, lm, closeu=True, loc=loc, rot=rot)
    lc = simple("lace", (0.50, 0.40, 0.24), 0.7)
    M = Euler(rot).to_matrix()
    for i in range(7):  # lacing across the centre strip of the top face (+z)
        x = -0.42 + 0.14 * i
        P = []
        for yy in np.linspace(-0.20, 0.20, 7):
            d = Vector((x, yy, 1)).normalized()
            P.append(
                Vector(loc) + M @ (d * (R * (1.004 + 0.030 * math.cos(yy / 0.20 * math.pi / 2))))
            )
        tube("lc", [tuple(p) for p in P], 0.026, lc, 20)
    return b
