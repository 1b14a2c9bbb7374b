"""Two ears of barley."""
from models import *


def model():
    m = clay(0.80, 0)
    m2 = clay(0.74, 25)
    K = kernel(m)
    K.location = (0, 0, -99)
    rnd = random.Random(4)

    def ear(base, lean, n=11, sc=1.0, bend=0.5, rot=0):
        # axis curve
        def ax(t):
            return (
                Vector(
                    (
                        base[0] + lean * t + bend * t * t * 0.45,
                        base[1],
                        base[2] + 2.35 * t - abs(bend) * 0.25 * t * t,
                    )
                )
                * 1.0
            )

        for i in range(n):
            t = 0.06 + 0.86 * i / (n - 1)
            p = ax(t)
            d = (ax(t + 0.02) - ax(t - 0.02)).normalized()
            th = math.atan2(d.x, d.z)
            s = (1 - 0.35 * (i / (n - 1)) ** 2) * sc * (0.80 if i == 0 else 1)
            for side in (-1, 1, 0):
                if side == 0 and i % 1:
                    continue
                off = side * 0.07 * s
                tilt = th + side * 0.46
                y = -0.085 if side == 0 else 0.0
                zz = 0.0 if side else 0.11
                c = inst(
                    K,
                    (
                        p.x + off * math.cos(th) + zz * math.sin(th),
                        p.y + y,
                        p.z - off * math.sin(th) + zz * math.cos(th),
                    ),
                    (0, 0, 0),
                    s * (1.0 if side else 1.0),
                )
                c.rotation_euler = (
                    Matrix.Rotation(tilt, 4, "Y")
                    @ Matrix.Rotation(R(8 if side == 0 else 0), 4, "X")
                    @ Matrix.Rotation(side * 0.5, 4, "Z")
                ).to_euler()
                if side == 0 and i % 2:
                    continue
                # awn
                q = (
                    Vector(
                        (
                            p.x + off * math.cos(th) + zz * math.sin(th),
                            p.y + y,
                            p.z - off * math.sin(th) + zz * math.cos(th),
                        )
                    )
                    + Vector((math.sin(tilt), 0, math.cos(tilt))) * 0.33 * s
                )
                L = (1.55 - 0.55 * t) * rnd.uniform(0.9, 1.08)
                sp = th + side * 0.20 + rnd.uniform(-0.03, 0.03)
                e = (
                    q
                    + Vector((math.sin(sp), 0, math.cos(sp))) * L
                    + Vector((bend * 0.16 + side * 0.10, rnd.uniform(-0.1, 0.1), -0.05))
                )
                mid = (q + e) / 2 + Vector((side * 0.07, 0, 0.0))
                tube("awn", [q, mid, e], 0.0085, m2, 10, rf=lambda k: 1 - 0.66 * k)
        tube(
            "st",
            [
                ax(0.98),
                ax(0.5),
                ax(0),
                Vector((base[0] - lean * 0.25, base[1], base[2] - 0.9)),
                Vector((base[0] - lean * 0.7 + rot, base[1], base[2] - 1.9)),
            ],
            0.030,
            m2,
            40,
        )

    ear((-0.15, 0, 0.1), -0.42, 10, 1.28, -0.55, 0.15)
    ear((0.34, 0.25, -0.15), 0.34, 9, 1.22, 0.75, -0.50)

    def leaf(pts, w, loc):
        P = spline(pts, 60)

        def f(u, v):
            i = int(round(v * 60))
            p = Vector(P[i])
            d = Vector(P[min(60, i + 1)]) - Vector(P[max(0, i - 1)])
            nrm = Vector((d.z, 0, -d.x)).normalized()
            ww = w * math.sin(math.pi * min(1, 0.06 + v * 0.94)) ** 0.6 * (1 - v * 0.35)
            x = (u - 0.5) * 2
            return tuple(
                p + nrm * x * ww + Vector((0, -0.10 * abs(x) * ww * 4 + 0.18 * math.sin(v * 4), 0))
            )

        surf("lf", f, 14, 60, m2, loc=loc)

    leaf(
        [
            (0, 0, -1.35), (0.25, 0, -0.80), (0.75, -0.1, -0.62), (1.25, -0.2, -1.05),
            (1.50, -0.2, -1.75),
        ],
        0.10, (0, 0, 0),
    )
    leaf(
        [(0.0, 0.05, -1.62), (-0.35, 0.05, -1.0), (-0.85, 0, -0.85), (-1.3, 0, -1.35)],
        0.095, (0, 0, 0),
    )
    key((-3.5, -4, 4), (0, 0, 0.6), 1.2, 560)
    cam((0, -10.5, 0.9), (0.12, 0, 0.98), 61, 1000, 1200)
