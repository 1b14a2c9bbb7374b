"""Hop cones, their leaf, and malting barley (a cone is 1.6 units long: scale it)."""
import math
import random
import bpy
from mathutils import Matrix
from .nodes import *
from .shapes import *


def grid(F, U, base, nu, nv):
    """adds the faces of nu by nv cells, whose corners are the vertices from base on, row by row"""
    for j in range(nv):
        for k in range(nu):
            p = base + j * (nu + 1) + k
            F.append((p, p + 1, p + nu + 2, p + nu + 1))
            for c, d in ((k, j), (k + 1, j), (k + 1, j + 1), (k, j + 1)):
                U.append((c / nu, d / nv))


def hop_cone(seed, n, m):
    """ovoid strobile of n bracts along a golden-angle spiral: thin, broad, pointed, each over the
    foot of those above it"""
    r = random.Random(seed)
    H = 1.62
    V = []
    F = []
    U = []

    def R(z):
        t = min(max(z / H, 0), 1)
        return 0.44 * math.sin(math.pi * (t**0.82 * 0.90 + 0.085)) ** 0.72

    nu, nv = 14, 20
    for i in range(n):
        t = i / (n - 1)
        a0 = i * 2.39996 + r.uniform(-0.22, 0.22)
        z0 = -0.06 + t**0.92 * H * 0.80
        Lb = (0.64 - 0.24 * t) * r.uniform(0.9, 1.12)
        W = (0.335 - 0.17 * t) * r.uniform(0.92, 1.08)
        # The lowest are the smallest: the cone rounds in to its stalk.
        low = 0.58 + 0.42 * min(1, t / 0.22)
        Lb, W = Lb * low, W * low
        # Most lie close, a few stand off; the points of some turn out, of others in.
        lift = r.uniform(0.03, 0.08) + (0.08 if r.random() < 0.14 else 0)
        curl = r.uniform(-0.05, 0.07)
        edge = r.uniform(-0.010, 0.030)
        ruffle, phase = r.uniform(0.004, 0.014), r.uniform(0, 6)
        tw = r.uniform(-0.10, 0.10)
        base = len(V)
        for j in range(nv + 1):
            v = j / nv
            z = z0 + Lb * v
            w = W * math.sin(math.pi * min(1, 0.03 + 0.97 * v**0.86)) ** 0.72
            if v > 0.78:
                w *= 1 - 0.45 * ((v - 0.78) / 0.22)
            out = R(z) * (1 - 0.60 * math.exp(-v * 7)) + 0.010 + lift * v**1.3
            out += curl * (max(0, v - 0.7) / 0.3) ** 2
            thin = min(1, R(z) / 0.20)
            for k in range(nu + 1):
                x = (k / nu - 0.5) * 2
                q = (
                    out
                    + thin * v**0.5 * (0.058 * (1 - x * x) - 0.016)
                    + edge * max(0, abs(x) - 0.62) ** 2 * 7 * v
                    + ruffle * x * x * math.sin(v * 8 + phase + 2 * x)
                    + 0.008 * max(0, 1 - abs(x) * 5) * v
                )
                ang = a0 + x * min(1.45, w / max(out, 0.09)) + tw * v
                V.append((q * math.cos(ang), q * math.sin(ang), z + 0.012 * x * x * v))
        grid(F, U, base, nu, nv)
    o = obj("hop%d" % seed, V, F, m, True, U)
    st = surf(
        "hs",
        lambda u, v: (
            (0.026 + 0.022 * (1 - v) ** 2) * math.cos(u * 6.283) + 0.12 * v * v,
            (0.026 + 0.022 * (1 - v) ** 2) * math.sin(u * 6.283),
            0.10 - 0.62 * v,
        ),
        12, 14,
        m,
        closeu=True,
        uv=(1, 0.6),
    )
    return join([o, st], "hop%d" % seed)


def drop_cones(cones, places, ground):
    """lets a cone fall from each of the places (middle, heading, scale) on to the ground, and lie
    as it comes to rest"""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()

    def body(o, kind, shape):
        bpy.ops.object.select_all(action="DESELECT")
        bpy.context.view_layer.objects.active = o
        o.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind)
        o.rigid_body.collision_shape = shape
        o.rigid_body.friction = 0.9
        o.rigid_body.collision_margin = 0.0
        o.rigid_body.linear_damping = 0.3
        o.rigid_body.angular_damping = 0.85
        o.rigid_body.use_margin = True

    for o in ground:
        body(o, "PASSIVE", "MESH")
    # About its middle, which the simulation takes for the centre of mass.
    hull = [(0.10, -0.87), (0.36, -0.63), (0.47, -0.3), (0.44, 0.2), (0.29, 0.65), (0.08, 0.97)]
    falling = []
    for x, y, z, heading, s in places:
        turn = Matrix.Rotation(math.radians(heading), 4, "Z") @ Matrix.Rotation(1.6, 4, "Y")
        o = revolve("fall", hull, 14, loc=(x, y, z), scale=(s, s, s))
        o.rotation_euler = turn.to_euler()
        body(o, "ACTIVE", "CONVEX_HULL")
        falling.append(o)
    for frame in range(1, 160):
        scene.frame_set(frame)
    rest = [o.matrix_world.copy() for o in falling]
    bpy.ops.rigidbody.world_remove()
    for o in falling:
        bpy.data.objects.remove(o)
    for i, m in enumerate(rest):
        turn = Matrix.Rotation(i * 1.9, 4, "Z")
        inst(cones[i % len(cones)]).matrix_world = m @ Matrix.Translation((0, 0, -0.75)) @ turn


def thin_leaf(name, col, through, h, share):
    """what thin leaves are made of: `share` of the light goes through, `through` is its colour"""
    m, n = mat(name)
    nor = bump(n, h(n), 0.5, 0.012)
    c = col(n)
    d = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.55, "Specular": 0.18, "Normal": nor},
    )
    t = n("ShaderNodeBsdfTranslucent", {"Color": mix(n, 1.0, c, (*through, 1), "MULTIPLY")})
    mx = n("ShaderNodeMixShader", {0: share, 1: d.outputs[0], 2: t.outputs[0]})
    n.L.new(mx.outputs[0], n.out.inputs[0])
    return m


def hop_mat():
    def parts(n):
        uv = n("ShaderNodeUVMap").outputs[0]
        s = n("ShaderNodeSeparateXYZ", {0: uv})
        isl = n("ShaderNodeNewGeometry").outputs["Random Per Island"]
        x = math_(n, "SUBTRACT", s.outputs[0], 0.5)
        return x, s.outputs[1], isl

    def at(n, x, v, isl, kx, kv):
        return n(
            "ShaderNodeCombineXYZ",
            {
                0: math_(n, "MULTIPLY", x, kx),
                1: math_(n, "MULTIPLY", v, kv),
                2: math_(n, "MULTIPLY", isl, 70.0),
            },
        ).outputs[0]

    def veins(n):
        """lines that run from the foot of a bract to its point, close together there"""
        x, v, isl = parts(n)
        stray = noise_(n, at(n, x, v, isl, 3.0, 2.0), 1.5, 3.0)
        stray = math_(n, "MULTIPLY", stray, 5.0)
        line = math_(n, "ADD", math_(n, "MULTIPLY", x, 74.0), stray)
        return rng_(n, math_(n, "SINE", line), 0.1, 1.0)

    def col(n):
        x, v, isl = parts(n)
        big = noise_(n, co(n), 3.0, 6.0)
        fine = noise_(n, at(n, x, v, isl, 24.0, 5.0), 2.0, 6.0)
        g = math_(n, "ADD", math_(n, "MULTIPLY", isl, 0.45), math_(n, "MULTIPLY", big, 0.55))
        c = ramp(
            n,
            g,
            [(0.22, (0.30, 0.36, 0.085)), (0.5, (0.40, 0.46, 0.12)), (0.78, (0.52, 0.54, 0.19))],
        )
        c = mix(n, math_(n, "MULTIPLY", veins(n), 0.34), c, (0.20, 0.27, 0.055, 1))
        uneven = ramp(n, fine, [(0.3, (0.84, 0.84, 0.80)), (0.65, (1.08, 1.08, 1.04))])
        c = mix(n, 1.0, c, uneven, "MULTIPLY")
        rim = math_(n, "ADD", math_(n, "ABSOLUTE", x), math_(n, "MULTIPLY", fine, 0.10))
        c = mix(n, rng_(n, rim, 0.44, 0.54, 0.0, 0.55), c, (0.66, 0.64, 0.30, 1))
        dry = math_(n, "ADD", v, math_(n, "MULTIPLY", math_(n, "SUBTRACT", isl, 0.6), 0.35))
        c = mix(n, rng_(n, dry, 0.93, 1.1, 0.0, 0.7), c, (0.38, 0.24, 0.085, 1))
        # lupulin: grains of yellow resin at the foot
        spots = {"Vector": at(n, x, v, isl, 30.0, 40.0), "Scale": 1.0}
        dot = rng_(n, n("ShaderNodeTexVoronoi", spots).outputs[0], 0.42, 0.28)
        foot = rng_(n, v, 0.22, 0.50, 1.0, 0.0)
        c = mix(n, math_(n, "MULTIPLY", foot, 0.5), c, (0.60, 0.46, 0.07, 1))
        return mix(n, math_(n, "MULTIPLY", foot, dot), c, (0.85, 0.56, 0.03, 1))

    def h(n):
        x, v, isl = parts(n)
        fine = noise_(n, at(n, x, v, isl, 24.0, 5.0), 2.0, 6.0)
        return math_(n, "ADD", math_(n, "MULTIPLY", veins(n), 0.7), math_(n, "MULTIPLY", fine, 0.5))

    return thin_leaf("hop", col, (1.5, 1.42, 0.62), h, 0.5)


def hop_leaf(seed, m):
    """a leaf of three lobes with a saw edge, flat in x and y, its stalk at the origin, 2 long"""
    r = random.Random(seed)
    V, F, U = [], [], []
    nu, nv = 24, 180
    for heading, length, width in ((0, 2.0, 0.52), (0.82, 1.45, 0.40), (-0.82, 1.45, 0.40)):
        base, phase = len(V), r.uniform(0, 6)
        for j in range(nv + 1):
            v = j / nv
            w = width * math.sin(math.pi * (0.10 + 0.90 * v) ** 0.9) ** 0.9
            tooth = 1 - (v * 17 % 1)
            w *= 1 - 0.16 * tooth * min(1, (1 - v) * 6)
            for k in range(nu + 1):
                x = (k / nu - 0.5) * 2
                along = length * v + 0.16 * abs(x) * w * (1 if v < 0.97 else 0)
                side = x * w
                z = 0.16 * abs(x) * w + 0.03 * math.sin(v * 7 + phase + x) * abs(x)
                z += 0.16 * math.sin(v * 2.6) - 0.34 * v**2.2
                V.append(
                    (
                        along * math.cos(heading) - side * math.sin(heading),
                        along * math.sin(heading) + side * math.cos(heading),
                        z + 0.004 * heading,
                    )
                )
        grid(F, U, base, nu, nv)
    leaf = obj("leaf", V, F, m, True, U)
    stalk = tube("stalk", [(-0.9, 0.1, -0.05), (-0.4, 0.02, 0.05), (0.1, 0, 0.02)], 0.026, m, 12)
    stalk.parent = leaf
    return leaf


def leaf_mat():
    def veins(n):
        s = n("ShaderNodeSeparateXYZ", {0: n("ShaderNodeUVMap").outputs[0]})
        x = math_(n, "ABSOLUTE", math_(n, "SUBTRACT", s.outputs[0], 0.5))
        rib = rng_(n, x, 0.0, 0.035, 1.0, 0.0)
        up = math_(n, "MULTIPLY", s.outputs[1], 9.0)
        slant = math_(n, "SUBTRACT", up, math_(n, "MULTIPLY", x, 5.0))
        d = math_(n, "ABSOLUTE", math_(n, "SUBTRACT", math_(n, "FRACT", slant), 0.5))
        return math_(n, "MAXIMUM", rib, rng_(n, d, 0.0, 0.07, 1.0, 0.0))

    def col(n):
        c = ramp(
            n,
            noise_(n, co(n), 2.5, 8.0),
            [(0.32, (0.045, 0.095, 0.022)), (0.66, (0.115, 0.185, 0.045))],
        )
        return mix(n, math_(n, "MULTIPLY", veins(n), 0.6), c, (0.30, 0.36, 0.12, 1))

    def h(n):
        cells = {"Vector": co(n), "Scale": 26.0}
        net = n("ShaderNodeTexVoronoi", cells, feature="SMOOTH_F1").outputs[0]
        net = math_(n, "MULTIPLY", net, 0.8)
        return math_(n, "SUBTRACT", net, math_(n, "MULTIPLY", veins(n), 1.2))

    return thin_leaf("hopleaf", col, (1.9, 2.0, 0.6), h, 0.4)


def grain_obj():
    m, n = mat("grain")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    oi = n("ShaderNodeObjectInfo").outputs["Random"]
    w = n(
        "ShaderNodeTexNoise",
        {
            "Vector": n("ShaderNodeMapping", {"Vector": tc, "Scale": (40, 40, 2.4)}).outputs[0],
            "Scale": 1.6,
            "Detail": 5.0,
        },
    ).outputs[0]
    c = ramp(
        n,
        math_(n, "ADD", math_(n, "MULTIPLY", w, 0.6), math_(n, "MULTIPLY", oi, 0.4)),
        [(0.2, (0.26, 0.125, 0.035)), (0.5, (0.50, 0.285, 0.085)), (0.8, (0.70, 0.46, 0.17))],
    )
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": c,
            "Roughness": 0.5,
            "Normal": bump(n, w, 0.5, 0.01),
            "Subsurface": 0.08,
            "Subsurface Radius": (0.05, 0.03, 0.01),
            "Subsurface Color": (0.8, 0.5, 0.2, 1),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])

    def f(u, v):
        a = u * 2 * math.pi
        t = v * 2 - 1
        r = 0.074 * (1 - abs(t) ** 1.8) ** 0.80 * (1 - 0.22 * t)
        k = 1 - 0.55 * math.exp(-(((a - math.pi) / 0.26) ** 2))
        k += 0.075 * math.cos(a * 5)
        return (r * k * math.cos(a), r * k * 0.86 * math.sin(a) + 0.018 * t * t, t * 0.245)

    return surf("grain", f, 24, 18, m, closeu=True)
