"""A tasting paddle."""
from models import *


def model():
    w = clay(0.70, -35)
    n0 = names()

    # board outline extruded
    def hw(x):
        if x < -1.62:
            return 0.30 * math.sqrt(max(0, 1 - ((-1.62 - x) / 0.16) ** 2)) ** 0.6
        if x < 1.50:
            return 0.30
        if x < 1.80:
            t = (x - 1.5) / 0.3
            return 0.30 + (0.105 - 0.30) * (t * t * (3 - 2 * t))
        if x < 2.55:
            return 0.105 + 0.03 * math.sin((x - 1.8) / 0.75 * math.pi * 0.5)
        return 0.135 * math.sqrt(max(0, 1 - ((x - 2.55) / 0.14) ** 2))

    xs = (
        list(np.linspace(-1.78, -1.62, 10))
        + list(np.linspace(-1.6, 1.5, 20))
        + list(np.linspace(1.52, 2.55, 24))
        + list(np.linspace(2.56, 2.69, 10))
    )
    P = [(x, -hw(x)) for x in xs] + [(x, hw(x)) for x in xs[::-1]]
    n = len(P)
    V = [(x, y, 0) for x, y in P] + [(x, y, 0.13) for x, y in P]
    o = obj(
        "bd",
        V,
        [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
        + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)],
        w,
        False,
    )
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.02
    b.segments = 3
    b.limit_method = "ANGLE"
    torus(0.05, 0.014, clay(0.4), (2.55, 0, 0.135))
    # five tasters
    for k, (x, tb, fo) in enumerate(
        (
            (-1.38, 0.66, 0.62), (-0.73, 0.53, 0.60), (-0.08, 0.40, 0.63), (0.57, 0.28, 0.61),
            (1.22, 0.17, 0.58),
        )
    ):
        m = zoned("t%d" % k, [(0, 0.86, 30), (0.07, tb, 0), (fo, 0.97, -8), (fo + 0.13, 0.82, 20)])
        m2 = clay(0.86, 30)
        q = revolve(
            "gl",
            [
                (0.0001, 0.01), (0.17, 0.005), (0.20, 0.02), (0.205, 0.05), (0.235, 0.35),
                (0.262, 0.70), (0.272, 0.86), (0.270, 0.875), (0.262, 0.87),
            ],
            120,
            m,
            samples=90,
        )
        q.location = (x, 0, 0.125)
        i = revolve("in", [(0.262, 0.87), (0.252, 0.72), (0.25, fo + 0.12)], 80, m2)
        i.location = (x, 0, 0.125)
        f = foamcap(0.250, fo + 0.10, fo + 0.155, clay(0.98, -8), k + 3, 0.006)
        f.location = (x, 0, 0.125)
        torus(0.235, 0.02, clay(0.5), (x, 0, 0.13))
    G = group(since(n0), (0, 0, 0), (0, 0, R(13)))
    key((-3.2, -4, 4.2), (0.2, 0, 0.4), 1.1, 520, 0.13)
    area((4, -3, 1.6), (0, 0, 0.5), 0.3, 90, sy=2)
    area((-1.2, -5, 1.6), (0, 0, 0.4), 0.2, 40, sy=2)
    cam((0.35, -9.0, 4.0), (0.44, 0, 0.36), 72, 1200, 620)
