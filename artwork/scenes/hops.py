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
    floor = box("t", (40, 30, 0.4), (0, 3, -0.2), t)
    hm = hop_mat()
    variants = []
    for k in range(4):
        o = hop_cone(k + 1, 44 + k * 3, hm)
        o.location = (0, 0, -99)
        variants.append(o)
    heap = revolve("heap", [(0.0001, 0.95), (1.2, 0.55), (2.4, 0.02)], 32, loc=(4.2, 1.0, 0))
    # Their points, not their stalks, to the camera.
    places = [
        (-2.0, -0.1, 0.6, -25, 1.0), (-0.5, -0.65, 0.6, -38, 1.04), (-1.7, 1.2, 0.6, -160, 0.95),
        (-0.2, 0.8, 0.6, -75, 1.0), (1.15, 0.2, 0.6, -50, 0.92), (-3.0, 0.8, 0.6, -15, 0.95),
        (1.2, 1.9, 0.6, -20, 0.9), (-0.9, 2.5, 0.6, -150, 1.0), (1.75, -0.95, 0.5, -155, 0.8),
        (-1.15, 0.35, 1.6, -30, 0.98), (0.45, 0.7, 1.6, -65, 0.96), (-2.3, 0.7, 1.6, -110, 0.9),
        (-0.3, 1.8, 1.6, -10, 0.95), (-0.7, 0.9, 2.6, -48, 0.94),
    ]
    drop_cones(variants, places, (floor, heap))
    bpy.data.objects.remove(heap)
    lm = leaf_mat()
    for seed, at, turn, s in (
        (1, (-2.3, -0.95, 0.10), (0.05, 0.0, -0.4), 0.8),
        (2, (-2.9, -0.3, 0.25), (0.2, -0.35, 2.6), 1.0),
        (3, (0.2, 2.3, 0.5), (0.3, -0.7, 0.7), 1.0),
    ):
        leaf = hop_leaf(seed, lm)
        leaf.location, leaf.rotation_euler, leaf.scale = at, turn, (s, s, s)
    G = grain_obj()
    r = random.Random(12)
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
        y = r.uniform(-1.7, 2.0)
        inst(
            G,
            (x, y, 0.075),
            (math.radians(90) + r.gauss(0, 0.08), r.random() * 6.28, r.random() * 6.28),
            r.uniform(0.72, 0.92),
        )
    # From behind, so that the bracts glow.
    area((-3.6, 4.6, 3.9), (-0.8, 0.4, 0.5), 1.3, 1250, (1, 0.86, 0.64))
    area((6.0, 4.0, 2.8), (1.5, 0.6, 0.4), 1.2, 560, (1, 0.70, 0.38))
    area((-4.5, -4.5, 4.5), (-0.6, 0, 0.4), 2.4, 480, (1, 0.93, 0.80))


CAMERAS = {
    "main": lambda: camera((0.45, -6.6, 2.9), (0.65, 0.45, 0.52), 52, 0.62, (-0.5, -0.6, 0.6)),
}
