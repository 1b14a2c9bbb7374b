"""Hop cones and malting barley, north-light still life."""
from kit import *


def scene():
    world((0.010, 0.014, 0.011), 1)
    t = oak(
        "tbl",
        "X",
        0.42, (0.008, 0.005, 0.003), (0.050, 0.026, 0.012),
        plank=(2.6, "Y"),
        coat=0.1,
        rough=(0.4, 0.7),
        gap=0.012,
    )
    box("t", (40, 30, 0.4), (0, 3, -0.2), t)
    hm = hop_mat()
    variants = []
    for k in range(3):
        o = hop_cone(k + 1, 92 + k * 10, hm)
        o.location = (0, 0, -99)
        variants.append(o)
    r = random.Random(12)
    # x,y,height, heading (deg), pitch, scale : cones lie on their side
    lay = [
        (-0.75, -0.55, 0.42, -35, 4, 1.05), (-2.35, 0.05, 0.42, 20, 2, 0.98),
        (0.65, 0.60, 0.42, -62, -3, 1.0), (-1.05, 1.05, 0.43, 100, 6, 1.0),
        (-0.35, 0.35, 1.08, -32, -8, 1.0), (-3.1, 1.5, 0.42, -15, 0, 0.95),
        (1.15, -0.75, 0.40, -28, 5, 0.88), (-1.9, 2.4, 0.42, 150, 2, 1.0),
        (0.4, 2.2, 0.42, -20, 3, 1.0), (-2.6, -0.95, 0.38, -75, 3, 0.85),
        (-3.9, 2.9, 0.42, 33, 0, 0.9), (1.7, 2.9, 0.42, -40, 0, 1.0),
        (-1.6, 1.3, 1.02, 15, -8, 0.92),
    ]
    for i, (x, y, z, hd, pt, s) in enumerate(lay):
        o = inst(variants[i % 3], (x, y, z), (0, 0, 0), s)
        o.rotation_euler = (
            Matrix.Rotation(math.radians(hd), 4, "Z")
            @ Matrix.Rotation(math.radians(92 + pt), 4, "Y")
            @ Matrix.Rotation(r.random() * 6.28, 4, "Z")
        ).to_euler()
    G = grain_obj()
    G.location = (0, 0, -99)
    for i in range(6500):
        d = abs(r.gauss(0, 1)) * 1.15
        a = r.random() * 6.283
        x = 4.2 + d * math.cos(a) * 1.25
        y = 1.0 + d * math.sin(a) * 0.95
        hgt = max(0, 1.05 - 0.42 * math.hypot((x - 4.2) / 1.25, (y - 1.0) / 0.95))
        z = hgt * r.random() ** 0.22 + 0.07
        inst(
            G,
            (x, y, z),
            (math.radians(90) + r.gauss(0, 0.32), r.random() * 6.28, r.random() * 6.28),
            r.uniform(0.72, 0.95),
        )
    for i in range(150):
        x = r.uniform(-4, 5.5)
        y = r.uniform(-1.7, 3.5)
        inst(
            G,
            (x, y, 0.075),
            (math.radians(90) + r.gauss(0, 0.08), r.random() * 6.28, r.random() * 6.28),
            r.uniform(0.72, 0.92),
        )
    area((-5.2, 3.2, 4.6), (0, 0.5, 0.4), 1.6, 1500, (1, 0.94, 0.82))
    area((6.0, 4.0, 2.8), (1, 0.5, 0.4), 1.2, 620, (1, 0.70, 0.38))
    area((1, -6, 4), (0, 0, 0), 3, 150, (0.85, 0.95, 0.88))


CAMERAS = {
    "main": lambda: camera((0.55, -6.9, 3.5), (0.85, 0.45, 0.40), 50, 0.62, (-0.5, -0.6, 0.6)),
}
