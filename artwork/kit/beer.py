"""Beer in the glass: foam, the half-litre mug (units: decimetres), the tasting glass."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector
from .nodes import *
from .materials import *
from .shapes import *


def foam_mat(unit=1.0, glow=0.07):
    """cream of bubbles too fine to see, here and there a bigger one; unit: a decimetre's length"""
    m, n = mat("foam")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    cells = lambda scale: n("ShaderNodeTexVoronoi", {"Vector": tc, "Scale": scale}).outputs
    fine, finer, big = cells(80.0)[0], cells(190.0)[0], cells(42.0)
    some = math_(n, "GREATER_THAN", n("ShaderNodeSeparateColor", {0: big[1]}).outputs[0], 0.72)
    dome = math_(n, "MULTIPLY", some, rng_(n, big[0], 0.10, 0.40, 1.0, 0.0))
    no = noise_(n, tc, 4.0, 5.0)
    grain = math_(n, "ADD", math_(n, "MULTIPLY", fine, 0.6), math_(n, "MULTIPLY", finer, 0.4))
    h = math_(n, "SUBTRACT", math_(n, "MULTIPLY", grain, 0.5), math_(n, "MULTIPLY", dome, 0.5))
    col = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", grain, 0.6), math_(n, "MULTIPLY", no, 0.4)),
        [(0.20, (0.84, 0.70, 0.46)), (0.40, (0.95, 0.88, 0.72)), (0.70, (1, 0.96, 0.86))],
    )
    col = mix(n, math_(n, "MULTIPLY", dome, 0.35), col, (0.78, 0.62, 0.38, 1))
    d = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": col,
            "Roughness": 0.45,
            "Specular": 0.3,
            "Normal": bump(n, h, 0.55, 0.010 * unit),
            # Light wanders through foam further than the path length lets it: this stands for it.
            "Emission": (1, 0.86, 0.62, 1),
            "Emission Strength": glow,
        },
    )
    t = n("ShaderNodeBsdfTranslucent", {"Color": (1, 0.88, 0.66, 1)})
    mx = n("ShaderNodeMixShader", {0: 0.36, 1: d.outputs[0], 2: t.outputs[0]})
    n.L.new(mx.outputs[0], n.out.inputs[0])
    return m


def room_foam():
    """foam in a scene of metres"""
    return cached("foam, metres", lambda: foam_mat(0.1, 0.13))


def film():
    """the skin of a big bubble: clear in the middle, white at its rim"""
    m, n = mat("film")
    rim = n("ShaderNodeLayerWeight", {"Blend": 0.30}).outputs["Facing"]
    t = n("ShaderNodeBsdfTransparent", {"Color": (1, 0.97, 0.90, 1)})
    d = n("ShaderNodeBsdfPrincipled", {"Base Color": (1, 0.93, 0.78, 1), "Roughness": 0.06})
    mx = n(
        "ShaderNodeMixShader",
        {0: rng_(n, rim, 0.3, 1.0, 0.05, 0.70), 1: t.outputs[0], 2: d.outputs[0]},
    )
    n.L.new(mx.outputs[0], n.out.inputs[0])
    return m


def crown(height, edge, count, seed):
    """big bubbles in clusters, most of them along the glass; height(r) is that of the foam"""
    r = random.Random(seed * 17)
    bubble = cached("film", lambda: ball("film", 1, (0, 0, -99), film(), 16, 10))
    made = []
    for _ in range(count // 6):
        a = r.random() * 6.283
        q = edge * (1 - 0.07 * r.random() if r.random() < 0.75 else r.random() ** 0.5)
        big = r.uniform(0.011, 0.032)
        for k in range(6):
            s = big * (1 if not k else r.uniform(0.25, 0.7))
            x = q * math.cos(a) + (r.gauss(0, 0.030) if k else 0)
            y = q * math.sin(a) + (r.gauss(0, 0.030) if k else 0)
            d = math.hypot(x, y)
            if d + s < edge:
                made.append(inst(bubble, (x, y, height(d) + 0.2 * s), scale=s))
    return made


def mug(
    loc=(0, 0, 0),
    rot=0,
    fill=1.02,
    foamtop=1.50,
    handle=True,
    droplets=0,
    bubbles=0,
    empty=False,
    seed=1,
    cols=9,
    beer=None,
    res=28,
    lacing=True,
    big=0,
    foam=None,
):
    """half-litre dimple mug, units = dm. Returns nothing, builds at loc"""
    rnd = random.Random(seed)
    gm = cached("glass", lambda: glass("glass", 1.5, (0.985, 0.995, 0.985)))
    bm = cached(
        "beer", lambda: glass("beer", 1.34, (1, 0.93, 0.72), 0, ((0.97, 0.56, 0.07), 2.7), 0.85)
    )
    fm = foam or cached("foam", foam_mat)
    par = bpy.data.objects.new("mug", None)
    bpy.context.scene.collection.objects.link(par)
    par.location = loc
    par.rotation_euler = (0, 0, rot)
    kids = []
    outer = [
        (0.0001, 0.015), (0.30, 0.012), (0.36, 0), (0.415, 0.012), (0.448, 0.05), (0.458, 0.11),
    ]
    zz = np.linspace(0.14, 1.16, 60)
    outer += [(0.462, z) for z in zz]
    outer += [
        (0.458, 1.2), (0.45, 1.26), (0.444, 1.34), (0.441, 1.40), (0.438, 1.428), (0.430, 1.438),
        (0.421, 1.432),
    ]
    inner = (
        [(0.417, 1.40), (0.410, 1.2)]
        + [(0.398, z) for z in np.linspace(1.0, 0.22, 14)]
        + [(0.385, 0.165), (0.33, 0.135), (0.2, 0.125), (0.0001, 0.125)]
    )
    prof = outer + inner
    nO = len(outer)

    def disp(a, z, r):
        if r < 0.445 or z < 0.1 or z > 1.17:
            return 0
        rows = ((0.40, 0.27), (0.885, 0.255))
        d = 0
        k = a / (2 * math.pi) * cols
        for ri, (zc, hh) in enumerate(rows):
            kk = (k + (0.5 if ri else 0) * 0) % 1 - 0.5
            x = kk / 0.47
            y = (z - zc) / hh
            q = abs(x) ** 2.6 + abs(y) ** 2.6
            if q < 1:
                d = max(d, (1 - q) ** 0.62)
        return -0.040 * d

    kids.append(revolve("mugglass", prof, cols * res, gm, disp=disp))
    if handle:
        hp = [
            (0.40, 0, 1.17), (0.56, 0, 1.23), (0.73, 0, 1.17), (0.81, 0, 0.98), (0.80, 0, 0.72),
            (0.74, 0, 0.50), (0.62, 0, 0.34), (0.41, 0, 0.30),
        ]
        h = tube("handle", hp, 0.062, gm, 60)
        h.data.bevel_resolution = 8
        h.scale = (1, 1.35, 1)
        kids.append(h)
    if not empty:
        rin = lambda z: float(
            np.interp(z, [0.163, 0.22, 1.0, 1.2, 1.4], [0.387, 0.3995, 0.3995, 0.4115, 0.4185])
        )
        bp = (
            [(0.0001, 0.122), (0.2, 0.122), (0.332, 0.132), (0.387, 0.163)]
            + [(rin(z), z) for z in np.linspace(0.2, max(0.21, fill - 0.01), 12)]
            + [(rin(fill), fill), (0.0001, fill)]
        )
        kids.append(revolve("beer", bp, 96, beer or bm))

        def fd(a, z, r):
            if z < fill + 0.05:
                return 0
            return 0.012 * math.sin(a * 3 + z * 9 + seed) + 0.008 * math.sin(a * 7 - z * 13)

        top = foamtop
        fp = (
            [
                (0.0001, fill + 0.002),
                (rin(fill) - 0.01, fill + 0.003),
                (rin(fill + 0.02), fill + 0.02),
            ]
            + [(rin(z), z) for z in np.linspace(fill + 0.06, 1.24, 8)]
            + [
                (0.418, 1.40), (0.424, 1.44), (0.425, 1.47),
                (0.40, top - 0.012),
                (0.33, top + 0.018),
                (0.22, top + 0.03),
                (0.1, top + 0.038),
                (0.0001, top + 0.04),
            ]
        )
        if top < 1.45:
            fp = (
                [
                    (0.0001, fill + 0.002),
                    (rin(fill) - 0.01, fill + 0.003),
                    (rin(fill + 0.02), fill + 0.02),
                ]
                + [(rin(z), z) for z in np.linspace(fill + 0.08, top - 0.05, 9)]
                + [
                    (0.405, top - 0.018),
                    (0.38, top - 0.008),
                    (0.25, top),
                    (0.12, top + 0.006),
                    (0.0001, top + 0.008),
                ]
            )
        P = spline(fp, 70)

        def ff(u, v):
            r, z = P[int(round(v * 70))]
            a = u * 2 * math.pi
            r = max(r, 0.0001)
            zt = 1.425 if top >= 1.45 else top - 0.03
            if z > zt:
                k = min(1, (z - zt) / 0.05)
                r += k * fd(a, z, r) * 0.9
                z += (
                    k
                    * min(1, r / 0.10) ** 2
                    * (
                        0.012 * math.sin(r * 14 + a * 2 + seed)
                        + 0.010 * math.cos(a * 3 + seed * 2) * r / 0.4
                    )
                    * (1 if top >= 1.45 else 0.5)
                )
            return (r * math.cos(a), r * math.sin(a), z)

        kids.append(surf("foam", ff, 120, 70, fm, closeu=True))
        if big:
            edge = rin(top) - 0.004
            kids.extend(crown(lambda q: top + 0.008 - 0.016 * (q / edge) ** 3, edge, big, seed))
            wet = [(rin(z) - 0.003, z) for z in np.linspace(top - 0.05, 1.40, 8)]
            kids.append(revolve("wet", wet, 96, lace(top - 0.03, 1.41)))
        if bubbles:
            bb = cached("bubm", lambda: glass("bub", 0.75, (1, 1, 0.95)))
            b0 = ball("b", 1, (0, 0, 0), bb, 12, 8)
            b0.hide_render = True
            for _ in range(bubbles):
                a = rnd.random() * 6.283
                r = 0.37 * math.sqrt(rnd.random())
                z = 0.16 + rnd.random() * (fill - 0.2)
                if rnd.random() < 0.4:
                    r = 0.375
                b = inst(
                    b0,
                    (r * math.cos(a), r * math.sin(a), z),
                    (0, 0, 0),
                    rnd.uniform(0.0028, 0.0075) * (1.0 if rnd.random() < 0.92 else 1.7),
                )
                kids.append(b)
            for _ in range(bubbles // 2):  # necklace under the foam
                a = rnd.random() * 6.283
                r = 0.385 + rnd.random() * 0.012
                kids.append(
                    inst(
                        b0,
                        (r * math.cos(a), r * math.sin(a), fill - rnd.random() ** 2 * 0.07),
                        (0, 0, 0),
                        rnd.uniform(0.004, 0.010),
                    )
                )
    elif lacing:
        lm = cached("lace", lambda: lace())
        kids.append(
            revolve(
                "lacing",
                [
                    (0.405, 1.38), (0.400, 1.1), (0.3965, 0.9), (0.3965, 0.3), (0.38, 0.17),
                    (0.33, 0.14), (0.0001, 0.13),
                ],
                96,
                lm,
            )
        )
    if droplets:
        dm = cached("dropm", lambda: glass("drop", 1.33, (1, 1, 1)))
        d0 = ball("d", 1, (0, 0, 0), dm, 12, 8)
        d0.hide_render = True
        for _ in range(droplets):
            a = rnd.random() * 6.283
            z = 0.1 + rnd.random() ** 0.85 * 1.22
            r0 = 0.462 if z < 1.18 else 0.462 - 0.02 * (z - 1.18) / 0.24
            r = r0 + disp(a, z, 0.462) - 0.0005
            s = rnd.uniform(0.0035, 0.009) * (1 if rnd.random() < 0.9 else 1.8)
            kids.append(
                inst(
                    d0,
                    (r * math.cos(a), r * math.sin(a), z),
                    (0, 0, a),
                    (s * 0.55, s, s * rnd.uniform(1, 1.5)),
                )
            )
    for k in kids:
        k.parent = par
    return par


def lace(low=None, high=None):
    """what foam leaves on the glass; between two heights it is thick below and gone above"""
    m, n = mat("lace")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    no = n(
        "ShaderNodeTexNoise",
        {"Vector": tc, "Scale": 9.0, "Detail": 9.0, "Roughness": 0.7, "Distortion": 1.2},
    ).outputs[0]
    if high:
        z = n("ShaderNodeSeparateXYZ", {0: tc}).outputs[2]
        no = math_(n, "ADD", no, rng_(n, z, low, high, 0.14, -0.14))
    a = n("ShaderNodeMapRange", {0: no, 1: 0.53, 2: 0.62}).outputs[0]
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": (0.93, 0.86, 0.72, 1),
            "Roughness": 0.5,
            "Alpha": math_(n, "MULTIPLY", a, 0.8),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def tumbler(loc, h=1.15, r=0.285, beer=None, foam=0.14, seed=1):
    """small tasting glass"""
    gm = cached("glass", lambda: glass("glass", 1.5, (0.985, 0.995, 0.985)))
    fm = cached("foam", foam_mat)
    rb = r * 0.80
    R = lambda z: rb + (r - rb) * z / h
    t = 0.016
    outer = (
        [(0.0001, 0.012), (rb * 0.8, 0.006), (rb * 0.93, 0), (rb * 0.985, 0.012), (R(0.05), 0.05)]
        + [(R(z), z) for z in np.linspace(0.1, h - 0.03, 14)]
        + [
            (R(h) - t / 2 + t / 2 * math.cos(a), h - t / 2 + t / 2 * math.sin(a))
            for a in np.linspace(0, math.pi, 13)
        ]
    )
    inner = [(R(z) - t, z) for z in np.linspace(h - 0.03, 0.22, 12)] + [
        (R(0.16) - t - 0.012, 0.165),
        (rb * 0.6, 0.145),
        (0.0001, 0.14),
    ]
    revolve("tum", outer + inner, 96, gm, loc=loc)
    fz = h * 0.80
    bp = (
        [(0.0001, 0.137), (rb * 0.6, 0.142), (R(0.16) - t - 0.010, 0.162)]
        + [(R(z) - t + 0.0015, z) for z in np.linspace(0.22, fz, 10)]
        + [(0.0001, fz)]
    )
    revolve("tb", bp, 72, beer, loc=loc)
    top = fz + foam
    rt = R(top) - t + 0.001
    P = spline(
        [
            (0.0001, fz + 0.001),
            (R(fz) - t - 0.006, fz + 0.002),
            (R(fz + 0.02) - t + 0.0015, fz + 0.015),
            (rt, top - 0.035),
            (rt - 0.006, top - 0.012),
            (rt * 0.8, top),
            (rt * 0.4, top + 0.008),
            (0.0001, top + 0.010),
        ],
        40,
    )

    def ff(u, v):
        q, z = P[int(round(v * 40))]
        a = u * 2 * math.pi
        q = max(q, 0.0001)
        if z > top - 0.03:
            z += min(1, q / 0.1) * (
                0.005 * math.sin(q * 30 + a * 2 + seed) + 0.004 * math.cos(a * 5 + seed * 2)
            )
        return (q * math.cos(a), q * math.sin(a), z)

    surf("tf", ff, 72, 40, fm, closeu=True, loc=loc)
    edge = rt - 0.012
    for bubble in crown(lambda q: top + 0.008 - 0.014 * (q / edge) ** 3, edge, 60, seed):
        bubble.location += Vector(loc)
    wet = [(R(z) - t - 0.002, z) for z in np.linspace(top - 0.04, h - 0.03, 6)]
    revolve("wet", wet, 72, lace(top - 0.03, h), loc=loc)
    bubbles(loc, lambda z: R(z) - t, 0.17, fz, 170, seed)


def bubbles(loc, radius, low, high, count, seed):
    """Carbonation: strings that rise from points of the floor, and a necklace under the foam.
    radius(z) is the inside of the glass."""
    r = random.Random(seed * 31)
    bm = cached("bubm", lambda: glass("bub", 0.75, (1, 1, 0.95)))
    b0 = cached("bubble", lambda: ball("b", 1, (0, 0, -99), bm, 12, 8))
    put = lambda q, a, z, s: inst(
        b0, (loc[0] + q * math.cos(a), loc[1] + q * math.sin(a), loc[2] + z), scale=s
    )
    for _ in range(9):
        q, a, z = radius(low) * r.random() ** 0.5 * 0.9, r.random() * 6.283, low
        step = r.uniform(0.03, 0.06)
        while z < high - 0.02:
            put(q + r.gauss(0, 0.003), a + r.gauss(0, 0.02), z, 0.0025 + 0.0035 * z / high)
            z += step * r.uniform(0.6, 1.4)
    for _ in range(count):
        z = low + (high - low) * r.random()
        put(
            radius(z) * r.choice((0.97, r.random())), r.random() * 6.283, z, r.uniform(0.002, 0.0045)
        )
    for _ in range(count // 2):
        z = high - 0.05 * r.random() ** 2
        put(radius(z) * 0.975, r.random() * 6.283, z, r.uniform(0.003, 0.006))


def mugset(n=4, res=10):
    """linked half-litres in metres; returns a placer f(x,y,z,rot)"""
    protos = []
    for i in range(3):
        e = mug(
            (0, 0, 0),
            0,
            fill=1.04 + 0.03 * i,
            foamtop=1.36 + 0.05 * i,
            seed=i * 3 + 2,
            res=res,
            foam=room_foam(),
        )
        e.scale = (0.1,) * 3
        e.location = (0, 0, -50)
        protos.append(e)
    r = random.Random(8)
    return lambda x, y, z, rot=None: copygroup(
        r.choice(protos), (x, y, z), r.random() * 6.28 if rot is None else rot
    )


def standing_mugs():
    """the half-litres of a room; what is put away lies below its floor"""
    mugs = [o for o in bpy.data.objects if o.name.startswith("mug") and not o.parent]
    return [mug for mug in mugs if mug.location.z > 0]


def clear_table(x, y):
    """takes away the half-litres of a room that stand within x and y, both (from, to)"""
    for mug in standing_mugs():
        if x[0] < mug.location.x < x[1] and y[0] < mug.location.y < y[1]:
            mug.location.z = -50


def half_litre(x, y, z, turn, seed, **kw):
    """a half-litre of a still life in a room, in metres: finely cut, with bubbles and drops.
    Through a tenth of the way light loses what it loses in a mug of decimetres: ten times the density"""
    lager = cached(
        "beer, metres",
        lambda: glass("beer", 1.34, (1, 0.93, 0.72), 0, ((0.97, 0.56, 0.07), 27), 0.85),
    )
    m = mug((x, y, z), turn, beer=lager, foam=room_foam(), seed=seed, droplets=160, bubbles=140, **kw)
    m.scale = (0.1,) * 3
    return m
