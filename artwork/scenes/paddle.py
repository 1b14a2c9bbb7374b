"""Tasting paddle: five small glasses, pale to black."""
from kit import *


def scene():
    world((0.010, 0.014, 0.011), 1)
    tabletop((0.014, 0.008, 0.005), (0.085, 0.042, 0.019), 2.4, 0.2, (0.3, 0.6), ring=0.42)
    pm = oak(
        "pad",
        "X",
        1.1, (0.075, 0.038, 0.016), (0.33, 0.185, 0.086),
        coat=0.25,
        rough=(0.28, 0.5),
        ring=0.24,
    )
    L = 2.15
    out = []
    for a in np.linspace(math.pi / 2, 3 * math.pi / 2, 15):
        out.append((-L - 0.0 + 0.30 * math.cos(a), 0.62 * math.sin(a)))
    out += [(L, -0.62)]
    out += (
        [(L + 0.22, -0.56), (L + 0.40, -0.34), (L + 0.62, -0.22), (L + 1.15, -0.20)]
        + [
            (L + 1.30 + 0.22 * math.cos(a), 0.24 * math.sin(a))
            for a in np.linspace(-math.pi / 2, math.pi / 2, 11)
        ]
        + [(L + 1.15, 0.20), (L + 0.62, 0.22), (L + 0.40, 0.34), (L + 0.22, 0.56), (L, 0.62)]
    )
    ro = math.radians(-16)

    def bld():
        slab("pd", out, 0.17, pm, 0.035)
        tube(
            "cord",
            [
                (L + 1.30, 0, 0.09),
                (L + 1.52, -0.12, 0.12),
                (L + 1.75, -0.05, 0.04),
                (L + 1.95, 0.15, 0.03),
                (L + 1.72, 0.30, 0.03),
                (L + 1.42, 0.12, 0.10),
                (L + 1.30, 0, 0.17),
            ],
            0.028,
            leather("lc", s=3),
            50,
        )
        revolve(
            "eye",
            [(0.085, 0.168), (0.095, 0.180), (0.075, 0.19), (0.062, 0.175), (0.062, 0.12)],
            32,
            metal("eb", (0.93, 0.63, 0.25), 0.1, 0.25, 4, 0.0, 0.75),
            loc=(L + 1.30, 0, 0),
        )
        for i, x in enumerate(np.linspace(-1.78, 1.78, 5)):
            col, d, fo = [
                ((0.95, 0.70, 0.32), 2.6, 0.16), ((0.93, 0.56, 0.10), 4.2, 0.17),
                ((0.80, 0.36, 0.06), 5.2, 0.16), ((0.64, 0.19, 0.06), 6.2, 0.17),
                ((0.40, 0.06, 0.03), 8.5, 0.20),
            ][i]
            tumbler((x, 0, 0.165), 1.16, 0.285, beermat("b%d" % i, col, d), fo, seed=i + 1)

    group(bld, (-0.25, 0, 0), ro)
    for x in np.linspace(-1.78, 1.78, 5):
        G = Vector((x * math.cos(ro) - 0.25, x * math.sin(ro), 0.80))
        d = (G - Vector((-1.15, -6.6, 0.80))).normalized()
        q = G + d * 0.60
        card(
            0.86, 1.34,
            tuple(q),
            1.8,
            (1, 0.76, 0.44),
            0.5,
            (math.radians(90), 0, math.atan2(d.y, d.x) - math.pi / 2),
        )
    # barley and a hop cone by the board
    hm = hop_mat()
    o = hop_cone(2, 48, hm)
    o.location = (-1.75, -1.25, 0.135)
    o.scale = (0.32,) * 3
    o.rotation_euler = (
        Matrix.Rotation(math.radians(-20), 4, "Z") @ Matrix.Rotation(math.radians(93), 4, "Y")
    ).to_euler()
    o2 = inst(o, (-2.15, -1.05, 0.13), (0, 0, 0), 0.30)
    o2.rotation_euler = (
        Matrix.Rotation(math.radians(60), 4, "Z")
        @ Matrix.Rotation(math.radians(94), 4, "Y")
        @ Matrix.Rotation(2, 4, "Z")
    ).to_euler()
    G = grain_obj()
    G.location = (0, 0, -99)
    r = random.Random(3)
    for i in range(620):
        d = abs(r.gauss(0, 0.36))
        a = r.random() * 6.283
        inst(
            G,
            (
                0.75 + d * math.cos(a) * 1.7,
                -1.45 + d * math.sin(a) * 0.6,
                0.02 + max(0, 0.16 - 0.2 * d) * r.random() ** 0.4,
            ),
            (math.radians(90) + r.gauss(0, 0.3), r.random() * 6.28, r.random() * 6.28),
            r.uniform(0.20, 0.25),
        )
    plane(
        "wall",
        120, 50, (0, 30, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.018, 0.021, 0.013), 0.9),
    )
    bokeh(
        60, 12, 27,
        x=(-20, 18),
        z=(1.4, 8.6),
        seed=11,
        cols=[(1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (0.95, 0.72, 0.36)],
        s=(0.10, 0.6),
        size=(0.32, 0.95),
        cam=(-1.2, -6.2, 2.9),
    )
    area((-12, 20, 13), (-12, 30, 7), 8, 1500, (1, 0.50, 0.18))
    area((10, 20, 14), (10, 30, 6), 8, 900, (0.9, 0.62, 0.28))
    area((-4.6, -0.8, 3.2), (0, 0, 0.8), 0.9, 330, (1, 0.93, 0.80), 2.6)
    area((4.4, 1.6, 2.6), (0.4, 0, 0.6), 0.7, 260, (1, 0.74, 0.42), 2.6)
    area((0.2, 2.8, 4.4), (0, 0, 1.0), 3.4, 330, (1, 0.86, 0.62), 1.0)
    area((-1, -6, 4), (0, 0, 0.8), 2.6, 170, (1, 0.92, 0.78))


CAMERAS = {
    # The glasses stand above the headline of the page that shows them at its top.
    "main": lambda: camera(
        (-1.15, -6.6, 2.05), (-0.02, 0.0, 0.76), 44, 0.5, (-0.6, -0.3, 0.8), shift=(0, -0.08)
    ),
    "row": lambda: camera((-4.2, -2.9, 1.55), (-0.4, -0.05, 0.72), 50, 0.5, (-1.9, 0.3, 0.9)),
}
