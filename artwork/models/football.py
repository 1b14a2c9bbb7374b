"""A laced leather ball."""
from models import *


def model():
    m = clay(0.72, 0, 0.5, 0.25)
    lc = clay(0.95, 40)
    Rr = 1.0
    n = 420

    def panel(d):
        ax = max(range(3), key=lambda i: abs(d[i]))
        f = [c / abs(d[ax]) for c in d]
        u, v = [f[i] for i in range(3) if i != ax]
        if ax == 1:
            u, v = v, u  # strips turn from face to face
        if ax == 2:
            u, v = v, u
        A = math.atan(u) / (math.pi / 4)
        Bv = math.atan(v) / (math.pi / 4)
        e = 1 - max(abs(A), abs(Bv))
        s = min(abs(abs(A) - 1 / 3.0), 1)
        return ax, A, Bv, min(e, s)

    def f(u, v):
        a = u * 6.28319
        t = v * math.pi
        d = (math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t))
        ax, A, Bv, e = panel(d)
        w = 0.065
        k = min(1, e / w)
        r = Rr - 0.045 * (1 - k) ** 2 + 0.010 * math.sin(min(1, e / 0.3) * 1.57)
        return tuple(r * c for c in d)

    n0 = names()
    o = surf("ball", f, n * 2, n, m, closeu=True)
    # lacing across the front middle seam (face -y): the strip seam runs along
    for k in range(6):
        x = -0.16 + 0.064 * k * 1.0
    G = group(since(n0), (0, 0, 0), (R(14), R(52), R(-22)))
    # lace on a slit in the middle of the strip facing us
    n1 = names()
    yy = lambda t: math.sqrt(1 - t * t)
    for k in range(7):
        t = (k - 3) * 0.088
        y = yy(t)
        o = tube(
            "lc",
            [
                (t, -0.975 * y - 0.004, -0.085),
                (t + 0.010, -y - 0.045, -0.05),
                (t + 0.026, -y - 0.045, 0.05),
                (t + 0.036, -0.975 * y - 0.004, 0.085),
            ],
            0.021,
            lc,
            16,
        )
    tube("sl", [(t, -yy(t) - 0.002, 0) for t in (-0.36, -0.2, 0, 0.2, 0.36)], 0.016, clay(0.2), 20)
    group(since(n1), (0, 0, 0), (R(14), R(52), R(-22)))
    key((-2.6, -4.2, 3.0), (0, 0, 0), 1.2, 320, 0.16)
    cam((0, -7.4, 0.4), (0, 0, 0), 110, 1000, 1000)
