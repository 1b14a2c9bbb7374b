"""Table tops, blurred lights, and cards that are seen only through glass or in metal."""
import math
import random
from mathutils import Vector
from .nodes import *
from .materials import *
from .shapes import *
from .light import *
from .beer import *


def bokeh(
    n,
    y0,
    y1,
    x=(-22, 22),
    z=(1, 16),
    seed=3,
    cols=None,
    s=(0.3, 1.6),
    size=(0.45, 1.15),
    cam=(0, -6, 1.3),
):
    """out-of-focus lights as soft camera-facing discs: noise-free, no depth-of-field sampling needed"""
    r = random.Random(seed)
    cols = cols or [
        (1, 0.50, 0.13), (1, 0.60, 0.22), (1, 0.40, 0.09), (0.95, 0.72, 0.36), (0.30, 0.60, 0.28),
    ]
    ms = []
    for i in range(10):
        m, n_ = mat("bk%d" % i)
        nolight(m)
        uv = n_("ShaderNodeUVMap").outputs[0]
        d = n_("ShaderNodeVectorMath", {0: uv, 1: (0.5, 0.5, 0)}, operation="DISTANCE").outputs[
            "Value"
        ]
        body = n_("ShaderNodeMapRange", {0: d, 1: 0.46, 2: 0.50, 3: 1.0, 4: 0.0}).outputs[0]
        rim = n_("ShaderNodeMapRange", {0: d, 1: 0.20, 2: 0.47, 3: 0.62, 4: 1.0}).outputs[0]
        e = n_(
            "ShaderNodeEmission",
            {
                "Color": (*cols[i % len(cols)], 1),
                "Strength": math_(n_, "MULTIPLY", math_(n_, "MULTIPLY", body, rim), r.uniform(*s)),
            },
        )
        t = n_("ShaderNodeBsdfTransparent")
        ad = n_("ShaderNodeAddShader", {0: e.outputs[0], 1: t.outputs[0]})
        n_.L.new(ad.outputs[0], n_.out.inputs[0])
        ms.append(nolight(m))
    for _ in range(n):
        y = r.uniform(y0, y1)
        k = y / y1
        q = r.uniform(*size) * k
        o = plane(
            "bk",
            2 * q,
            2 * q,
            (r.uniform(*x) * (k + 0.15), y, r.uniform(*z)),
            (0, 0, 0),
            r.choice(ms[:8] + ms),
        )
        look(o, cam)
        o.rotation_euler = (Vector(cam) - o.location).to_track_quat("Z", "Y").to_euler()
        o.visible_diffuse = False
        o.visible_shadow = False
        o.visible_transmission = True


def card(w, h, loc, s, col=(1, 0.66, 0.25), fall=0.9, rot=(math.radians(90), 0, 0)):
    """gold reflector seen only through beer and glass"""
    m, n = mat("cardm")
    nolight(m)
    uv = n("ShaderNodeTexCoord").outputs["UV"]
    dd = n("ShaderNodeVectorMath", {0: uv, 1: (0.5, 0.52, 0)}, operation="DISTANCE").outputs[
        "Value"
    ]
    st = n("ShaderNodeMapRange", {0: dd, 1: 0.05, 2: 0.62, 3: s, 4: s * 0.2 * fall}).outputs[0]
    e = n("ShaderNodeEmission", {"Color": (*col, 1), "Strength": st})
    n.L.new(e.outputs[0], n.out.inputs[0])
    c = plane("card", w, h, loc, rot, nolight(m))
    c.visible_camera = False
    c.visible_diffuse = False
    c.visible_shadow = False
    c.visible_glossy = False
    return c


def light_mugs(eye, reach, s):
    """a card behind every half-litre of a room (in metres) that stands within reach of the eye"""
    eye = Vector(eye)
    for mug in standing_mugs():
        away = mug.location - eye
        if away.length > reach:
            continue
        turn = math.atan2(away.y, away.x)
        middle = mug.location + Vector((0.085 * math.cos(turn), 0.085 * math.sin(turn), 0.068))
        card(0.075, 0.12, tuple(middle), s, rot=(math.radians(90), 0, turn - math.pi / 2))


def refl(t, l, w, h, s, col=(1, 0.86, 0.66)):
    c = plane("rc", w, h, l, (0, 0, 0), emit("rcm", col, s))
    c.rotation_euler = (Vector(t) - Vector(l)).to_track_quat("Z", "Y").to_euler()
    c.visible_camera = False
    c.visible_transmission = False
    c.visible_diffuse = False
    c.visible_shadow = False


def tabletop(
    dark=(0.012, 0.006, 0.003),
    light=(0.10, 0.047, 0.020),
    w=2.1,
    coat=0.5,
    rough=(0.18, 0.45),
    sc=0.55,
    y=(-8, 8),
    ring=0,
):
    t = oak(
        "tbl", "X", sc, dark, light, plank=(w, "Y"), coat=coat, rough=rough, gap=0.012, ring=ring
    )
    return box("t", (60, y[1] - y[0], 0.6), (0, (y[0] + y[1]) / 2, -0.3), t, bevel=0.05)
