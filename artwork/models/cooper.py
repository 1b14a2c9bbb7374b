"""Hoops and a cooper's hammer."""
from models import *


def model():
    ir = clay(0.48, 0, 0.5, 0.3)
    wd = clay(0.74, -35)

    def hoop(r, w, t, loc, rot):
        ring(r, w, t, ir, loc, rot)
        o = []
        M = Euler(rot).to_matrix()
        for k in (-1, 1):
            p = M @ Vector(((r + t) * math.cos(R(-78)), (r + t) * math.sin(R(-78)), k * w * 0.25))
            ball("rv", 0.032, tuple(Vector(loc) + p), ir, 20, 12)

    hoop(1.0, 0.24, 0.035, (-0.10, 0.35, 0.13), (0, 0, 0))
    hoop(0.93, 0.24, 0.035, (-0.16, 0.40, 0.385), (R(2), R(-3), 0.5))
    hoop(0.84, 0.22, 0.035, (0.55, 0.86, 0.86), (R(70), R(8), R(12)))
    # hammer leaning on the hoops
    n0 = names()

    def octo(x0, x1, r0, r1):
        V = []
        F = []
        for x, rr in ((x0, r0), (x1, r1)):
            for k in range(8):
                a = R(22.5 + 45 * k)
                V.append((x, rr * math.cos(a), rr * math.sin(a)))
        for k in range(8):
            F.append((k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k))
        F.append(tuple(range(7, -1, -1)))
        F.append(tuple(range(8, 16)))
        o = obj("oc", V, F, ir, False)
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.012
        b.segments = 2

    octo(-0.46, -0.30, 0.17, 0.19)
    octo(-0.30, -0.14, 0.19, 0.155)
    box("mid", (0.32, 0.27, 0.29), (0, 0, 0), ir, bevel=0.03)
    V = [
        (0.14, -0.13, -0.14), (0.14, 0.13, -0.14), (0.14, 0.13, 0.14), (0.14, -0.13, 0.14),
        (0.62, -0.20, -0.025), (0.62, 0.20, -0.025), (0.62, 0.20, 0.025), (0.62, -0.20, 0.025),
    ]
    o = obj(
        "pe",
        V,
        [(0, 1, 2, 3)[::-1], (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        ir,
        False,
    )
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.012
    b.segments = 2
    surf(
        "hd",
        lambda u, v: (
            (0.075 + 0.02 * math.sin(v * 3.4) + 0.028 * max(0, v - 0.8) * 4)
            * math.cos(u * 6.28319)
            * 0.8,
            (0.075 + 0.02 * math.sin(v * 3.4) + 0.028 * max(0, v - 0.8) * 4)
            * math.sin(u * 6.28319),
            0.24 - 2.0 * v,
        ),
        32, 40,
        wd,
        closeu=True,
    )
    ball("en", 0.11, (0, 0, -1.77), wd)
    box("wg", (0.03, 0.10, 0.05), (0, 0, 0.25), ir)
    group(since(n0), (0.22, -0.55, 1.08), (R(-12), R(50), R(18)))
    key((-3, -3.4, 4.2), (0, 0, 0.5), 1.2, 440)
    cam((0.4, -7.2, 2.9), (0.12, 0, 0.52), 74, 1200, 1000)
