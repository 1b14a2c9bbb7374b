"""Meshes from functions and profiles, and how they are grouped and repeated."""
import math
import bpy
import numpy as np


def obj(
    name, verts, faces, m=None, smooth=True, uvs=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)
):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if uvs is not None:
        l = me.uv_layers.new()
        l.data.foreach_set("uv", np.array(uvs, dtype=np.float32).ravel())
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(faces))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if m:
        me.materials.append(m)
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    return o


def inst(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    c = bpy.data.objects.new(o.name + "i", o.data)
    bpy.context.scene.collection.objects.link(c)
    c.location = loc
    c.rotation_euler = rot
    c.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return c


def surf(name, f, nu, nv, m=None, closeu=False, uv=(1, 1), smooth=True, **kw):
    """f(u,v)->(x,y,z), u,v in 0..1"""
    V = []
    F = []
    U = []
    cu = nu if closeu else nu + 1
    for j in range(nv + 1):
        for i in range(cu):
            V.append(f(i / nu, j / nv))
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % cu
            F.append((j * cu + i, j * cu + i2, (j + 1) * cu + i2, (j + 1) * cu + i))
            for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                U.append((a / nu * uv[0], b / nv * uv[1]))
    return obj(name, V, F, m, smooth, U, **kw)


def spline(pts, n):
    """Catmull-Rom through pts -> n+1 samples"""
    P = np.array(pts, float)
    k = len(P) - 1
    E = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    out = []
    for s in np.linspace(0, k, n + 1):
        i = min(int(s), k - 1)
        t = s - i
        a, b, c, d = E[i], E[i + 1], E[i + 2], E[i + 3]
        out.append(
            0.5
            * (
                (2 * b)
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t * t
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    return np.array(out)


def revolve(name, prof, nu=96, m=None, samples=None, disp=None, uv=(1, 1), **kw):
    P = spline(prof, samples) if samples else np.array(prof, float)

    def f(u, v):
        r, z = P[int(round(v * (len(P) - 1)))]
        a = u * 2 * math.pi
        if disp:
            r += disp(a, z, r)
        return (r * math.cos(a), r * math.sin(a), z)

    return surf(name, f, nu, len(P) - 1, m, closeu=True, uv=uv, **kw)


def tube(name, pts, r, m=None, samples=40, loc=(0, 0, 0), rot=(0, 0, 0), nu=20, rf=None):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    s = cu.splines.new("POLY")
    P = spline(pts, samples)
    s.points.add(len(P) - 1)
    for i, (p, q) in enumerate(zip(s.points, P)):
        p.co = (*q, 1)
        p.radius = rf(i / (len(P) - 1)) if rf else 1
    cu.bevel_depth = r
    cu.bevel_resolution = 6
    cu.use_fill_caps = True
    o = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(o)
    if m:
        cu.materials.append(m)
    o.location = loc
    o.rotation_euler = rot
    return o


def box(name, size, loc, m, rot=(0, 0, 0), bevel=0):
    x, y, z = [s / 2 for s in size]
    V = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = obj(name, V, F, m, False, loc=loc, rot=rot)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = 3
    return o


def ball(name, r, loc, m, nu=32, nv=20):
    return surf(
        name,
        lambda u, v: (
            r * math.sin(v * math.pi) * math.cos(u * 2 * math.pi),
            r * math.sin(v * math.pi) * math.sin(u * 2 * math.pi),
            r * math.cos(v * math.pi),
        ),
        nu,
        nv,
        m,
        closeu=True,
        loc=loc,
    )


def plane(name, w, h, loc, rot, m):
    return obj(
        name,
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)],
        [(0, 1, 2, 3)],
        m,
        False,
        [(0, 0), (1, 0), (1, 1), (0, 1)],
        loc,
        rot,
    )


def slab(name, outline, t, m, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0)):
    """extrude a closed outline (x,y) to thickness t"""
    k = len(outline)
    V = [(x, y, 0) for x, y in outline] + [(x, y, t) for x, y in outline]
    F = [tuple(range(k - 1, -1, -1)), tuple(range(k, 2 * k))] + [
        (i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)
    ]
    o = obj(name, V, F, m, False, loc=loc, rot=rot)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = 4
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
    return o


def group(f, loc=(0, 0, 0), rot=0, scale=1.0):
    """run a builder and parent everything it made to one empty"""
    before = set(bpy.data.objects)
    f()
    e = bpy.data.objects.new("grp", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    e.scale = (scale,) * 3
    return e


def copygroup(e, loc, rot=0, scale=None):
    """linked copy of a group (children share meshes)"""

    def dup(o, par):
        c = o.copy()
        bpy.context.scene.collection.objects.link(c)
        if par:
            c.parent = par
            c.matrix_parent_inverse = o.matrix_parent_inverse.copy()
        for k in o.children:
            dup(k, c)
        return c

    c = dup(e, None)
    c.location = loc
    c.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    if scale:
        c.scale = (scale,) * 3
    return c


def join(parts, name):
    bpy.ops.object.select_all(action="DESELECT")
    for p in parts:
        p.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    o = bpy.context.view_layer.objects.active
    o.name = name
    return o


_c = {}


def cached(k, f):
    if k not in _c:
        _c[k] = f()
    return _c[k]
