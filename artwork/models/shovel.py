"""A malt shovel."""
from models import *


def model():
    w = clay(0.70, -30)
    w2 = clay(0.70, 10)
    g = clay(0.78, 0)
    n0 = names()

    # dished blade + shaft, along +x
    def bl(u, v):
        x = (u - 0.5) * 2
        t = v
        W = (
            0.50
            * (1 - 0.10 * t)
            * (1 if t < 0.93 else math.sqrt(max(0, 1 - ((t - 0.93) / 0.07) ** 2) * 0.6 + 0.4))
        )
        sh = min(1, t / 0.14)
        W = 0.09 + (W - 0.09) * math.sin(sh * 1.5708)
        return (1.25 * t, x * W, 0.16 * abs(x) ** 2.6 * sh - 0.05 * math.sin(math.pi * t) + 0.02)

    top = surf("bl", bl, 60, 60, w2)
    surf(
        "bl2",
        lambda u, v: tuple(a - (0.0 if i < 2 else 0.05) for i, a in enumerate(bl(u, v))),
        60, 60,
        w2,
    )
    for s in (0, 1):
        surf(
            "ed",
            lambda u, v: tuple(a - (0.0 if i < 2 else 0.05 * v) for i, a in enumerate(bl(s, u))),
            60, 2,
            w2,
        )
    surf(
        "ef",
        lambda u, v: tuple(a - (0.0 if i < 2 else 0.05 * v) for i, a in enumerate(bl(u, 1))),
        60, 2,
        w2,
    )
    rod((0.42, 0, 0.035), (-1.75, 0, 0.30), 0.062, w, 32, 0.052)
    rod((-1.75, -0.22, 0.30), (-1.75, 0.22, 0.30), 0.062, w, 32)
    for s in (-0.22, 0.22):
        ball("e", 0.066, (-1.75, s, 0.30), w)
    for x in (0.12, 0.30):
        ball("rv", 0.022, (x, 0, 0.10), w)
    G = group(since(n0), (0.55, 0, 0.26), (0, R(7), 0))
    K = kernel(g, 0.15, 0.042)
    K.location = (0, 0, -99)
    r = random.Random(3)

    def put(cx, cy, rad, hh, n, z0=0):
        for i in range(n):
            d = r.random() ** 0.6 * rad
            a = r.random() * 6.283
            z = z0 + hh * (1 - (d / rad) ** 1.4) * (0.75 + 0.25 * r.random())
            c = inst(
                K,
                (cx + d * math.cos(a) * 1.25, cy + d * math.sin(a), z + 0.03),
                (R(90) + r.gauss(0, 0.35), r.random() * 6, r.random() * 6.283),
                r.uniform(0.9, 1.1),
            )

    put(1.28, 0, 0.34, 0.22, 330, 0.13)
    for i in range(150):
        a = r.random() * 6.283
        d = abs(r.gauss(0, 0.5))
        inst(
            K,
            (1.55 + d * math.cos(a) * 0.8, -0.12 + d * math.sin(a) * 0.62 - 0.22, 0.03),
            (R(90), r.random() * 6, r.random() * 6.283),
            1,
        )
    key((-2.5, -3.6, 4.2), (0.6, 0, 0.2), 1.2, 460)
    cam((0.75, -6.0, 5.2), (0.36, -0.12, 0.20), 60, 1200, 760)
