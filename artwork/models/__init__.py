"""What the clay models for engravings share: clay that carries tone and line direction, the views."""
from kit import *


def clay(g=0.8, a=0, rough=0.75, spec=0.12):
    """g = tone, a = extra line angle in degrees (carried by the red/blue ratio)"""
    e = a / 300.0
    return simple("clay%g_%g" % (g, a), (g * (1 + e), g, g * (1 - e)), rough, spec=spec)


R = math.radians

# Width of the view in units at the object, and the size of the picture in pixels: cam() sets it.
VIEW = [4, 1000, 1000]


def cam(loc, tgt, lens, w=1200, h=1200, ortho=None):
    o = camera(loc, tgt, lens)
    d = (Vector(tgt) - Vector(loc)).length
    VIEW[:] = [36 / lens * d if w >= h else 36 / lens * d * w / h, w, h]
    if ortho:
        o.data.type = "ORTHO"
        o.data.ortho_scale = ortho
        VIEW[0] = ortho if w >= h else ortho * w / h


def key(loc=(-3, -3, 4), t=(0, 0, 0.6), size=1.3, p=420, amb=0.11):
    world((amb,) * 3, 1)
    area(loc, t, size, p)


def ring(r, w, t, m, loc=(0, 0, 0), rot=(0, 0, 0), nu=128):
    """flat hoop: radius, width along z, thickness"""
    return revolve(
        "ring",
        [
            (r, -w / 2),
            (r + t, -w / 2 + 0.1 * w),
            (r + t, w / 2 - 0.1 * w),
            (r, w / 2),
            (r - t * 0.2, w / 2),
            (r - t * 0.2, -w / 2),
            (r, -w / 2),
        ],
        nu,
        m,
        smooth=False,
        loc=loc,
        rot=rot,
    )


def torus(r, q, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    return surf(
        "tor",
        lambda u, v: (
            (r + q * math.cos(v * 6.28319)) * math.cos(u * 6.28319),
            (r + q * math.cos(v * 6.28319)) * math.sin(u * 6.28319),
            q * math.sin(v * 6.28319),
        ),
        72, 20,
        m,
        closeu=True,
        loc=loc,
        rot=rot,
    )


def cyl(r, h, m, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.1, nu=48, r2=None):
    b = bev * r
    r2 = r2 or r
    return revolve(
        "cyl",
        [(0.0001, 0), (r - b, 0), (r, b), (r2, h - b), (r2 - b, h), (0.0001, h)],
        nu,
        m,
        smooth=False,
        loc=loc,
        rot=rot,
    )


def rod(a, b, r, m, nu=24, r2=None):
    d = Vector(b) - Vector(a)
    o = cyl(r, d.length, m, a, d.to_track_quat("Z", "Y").to_euler(), 0.15, nu, r2)
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    p = bpy.data.objects.new("g", None)
    bpy.context.scene.collection.objects.link(p)
    for o in objs:
        if o.parent is None:
            o.parent = p
    p.location = loc
    p.rotation_euler = rot
    p.scale = (scale,) * 3
    return p


def since(n):
    return [o for o in bpy.data.objects if o.name not in n and o.type in ("MESH", "CURVE", "EMPTY")]


def names():
    return set(o.name for o in bpy.data.objects)


def soft(o):
    for p in o.data.polygons:
        p.use_smooth = True
    return o


def kernel(m, L=0.34, w=0.075):
    def f(u, v):
        t = v
        r = w * 2.05 * (t + 0.004) ** 0.62 * max(0, 1 - t) ** 0.78 + 0.0012
        a = u * 6.28319
        k = 1 + 0.06 * math.cos(a * 5) * math.sin(math.pi * t)
        return (r * k * math.cos(a) * 1.15, r * k * math.sin(a) * 0.80, L * t)

    return surf("ker", f, 40, 24, m, closeu=True)


def staved_barrel():
    """A standing barrel of staves, hoops and heads, each in a clay of its own, with its joints."""
    st = clay(0.70, 0)
    ir = clay(0.32, 30, 0.5, 0.3)
    hd = clay(0.84, 60)
    gr = clay(0.14)
    for o in barrel_parts(20):
        k = o.name[:2]
        m = ir if k == "hp" else hd if k == "hd" else st
        o.data.materials.clear()
        o.data.materials.append(m)
    H, Re = 1.1, 0.335
    for k in range(-2, 3):  # joints of the head
        y = k * 0.125 + 0.0
        c = math.sqrt(max(0, Re * Re - y * y))
        rod((-c, y, -H / 2 + 0.058), (c, y, -H / 2 + 0.058), 0.0045, gr, 6)
    box("bat", (0.11, 0.66, 0.022), (0, 0, -H / 2 + 0.05), hd, bevel=0.006)
    for i in range(20):  # stave joints seen on the belly
        a = 6.28319 * i / 20
        tube(
            "jt",
            [
                (
                    (0.46 - 0.09 * (abs(z) / 0.55) ** 2.1 - 0.003) * math.cos(a),
                    (0.46 - 0.09 * (abs(z) / 0.55) ** 2.1 - 0.003) * math.sin(a),
                    z,
                )
                for z in np.linspace(-0.55, 0.55, 13)
            ],
            0.0042,
            gr,
            24,
        )


# --- glasses: opaque clay whose tone changes with height (thick foot, beer, foam, empty glass) ---
def zoned(name, zones, spec=0.7, rough=0.13):
    """zones: [(z0, tone, angle)...] rising, by object height"""
    m, n = mat(name)
    z = n("ShaderNodeSeparateXYZ", {0: n("ShaderNodeTexCoord").outputs["Object"]}).outputs[2]
    zmax = 4.0
    r = n("ShaderNodeValToRGB", {"Fac": math_(n, "DIVIDE", z, zmax)})
    cr = r.color_ramp
    cr.interpolation = "CONSTANT"
    while len(cr.elements) < len(zones):
        cr.elements.new(0.5)
    for el, (p, g, a) in zip(cr.elements, zones):
        e = a / 300.0
        el.position = max(0, p / zmax)
        el.color = (g * (1 + e), g, g * (1 - e), 1)
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": r.outputs[0], "Roughness": rough, "Specular": spec},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def foamcap(r, z0, z1, m, seed=1, lump=0.02, over=0):
    P = spline(
        [
            (r, z0),
            (r + 0.012 + over, z0 + (z1 - z0) * 0.35),
            (r * 0.93 + over, z0 + (z1 - z0) * 0.72),
            (r * 0.62, z0 + (z1 - z0) * 0.95),
            (r * 0.25, z1),
            (0.0001, z1),
        ],
        50,
    )

    def f(u, v):
        q, z = P[int(round(v * 50))]
        a = u * 6.28319
        k = min(1, v * 8)
        d = (
            lump
            * (
                math.sin(a * 3 + seed)
                + 0.7 * math.sin(a * 5 + seed * 2)
                + 0.35 * math.sin(a * 9 + seed)
            )
            * k
            * min(1, q / 0.32) ** 2
        )
        return ((q + d) * math.cos(a), (q + d) * math.sin(a), z + d * 0.35)

    return surf("fc", f, 120, 50, m, closeu=True)


def pour(beer, foam, cap=0, rim=True, seed=1, tb=0.50, rot=0, cols=9):
    """half-litre dimple mug; beer, foam = heights of the liquid and of the foam's top; cap = dome above the rim"""
    zones = [(0, 0.84, 30), (0.105, tb, 0), (beer, 0.97, -8)]
    if foam < 1.40:
        zones.append((foam, 0.72, 24))
    m = zoned("g%d" % seed, zones)
    n0 = names()
    outer = (
        [(0.0001, 0.015), (0.30, 0.012), (0.36, 0), (0.42, 0.012), (0.455, 0.05), (0.462, 0.11)]
        + [(0.462, z) for z in np.linspace(0.13, 1.18, 70)]
        + [
            (0.459, 1.22), (0.452, 1.28), (0.447, 1.36), (0.446, 1.41), (0.440, 1.428),
            (0.430, 1.436), (0.420, 1.428),
        ]
    )

    def disp(a, z, r):
        if r < 0.445 or z < 0.13 or z > 1.15:
            return 0
        d = 0
        k = a / 6.28319 * cols
        kk = k % 1 - 0.5
        for zc, hh in ((0.40, 0.25), (0.90, 0.23)):
            q = abs(kk / 0.45) ** 3 + abs((z - zc) / hh) ** 3
            if q < 1:
                d = max(d, (1 - q) ** 0.6)
        return -0.034 * d

    revolve("mg", outer, cols * 30, m, disp=disp)
    fm = clay(0.98, -8)
    inn = clay(0.86, 30)
    if foam < 1.40:
        revolve("in", [(0.42, 1.428), (0.412, 1.2), (0.408, foam - 0.02)], 96, inn)
        foamcap(0.408, foam - 0.01, foam + 0.03, fm, seed, 0.008)
    elif cap:
        foamcap(0.428, 1.395, 1.43 + cap, fm, seed, 0.011, 0.016)
    hp = [
        (0.43, 0, 1.16), (0.58, 0, 1.21), (0.73, 0, 1.14), (0.80, 0, 0.97), (0.79, 0, 0.73),
        (0.72, 0, 0.51), (0.60, 0, 0.37), (0.43, 0, 0.33),
    ]
    h = tube("handle", hp, 0.058, clay(0.80, 30, 0.25, 0.4), 60)
    h.scale = (1, 1.3, 1)
    h.data.bevel_resolution = 8
    return group(since(n0), rot=(0, 0, rot))


def pourcam():
    key((-2.6, -3.2, 3.2), (0, 0, 0.7), 0.9, 330, 0.14)
    area((2.9, -2.6, 1.2), (0, 0, 0.7), 0.25, 60, sy=2.2)
    area((-1.6, -3.6, 1.4), (0, 0, 0.7), 0.16, 26, sy=1.6)
    cam((0.16, -6.4, 1.85), (0.17, 0, 0.77), 112, 1000, 1080)


def swap(m):
    """Turns everything into one material."""
    for o in bpy.data.objects:
        if o.type in ("MESH", "CURVE"):
            o.data.materials.clear()
            o.data.materials.append(m)
