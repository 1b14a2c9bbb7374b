"""A wisp of steam."""
import math
from mathutils import Vector
from .nodes import *
from .materials import *
from .shapes import *


def steam(loc, w, h, seed=0, s=0.5, col=(1, 0.84, 0.62), cam=(0, 0, 0)):
    """a wisp: camera-facing sheet, noise-shaped, adds light only"""
    m, n = mat("steam%d" % seed)
    uv = co(n, "UV")
    sp = n("ShaderNodeSeparateXYZ", {0: uv})
    u, v = sp.outputs[0], sp.outputs[1]
    warp = n(
        "ShaderNodeVectorMath",
        {
            0: n(
                "ShaderNodeMapping",
                {"Vector": uv, "Location": (seed * 3.7, seed * 1.3, 0), "Scale": (2.2, 1.3, 1)},
            ).outputs[0],
            1: (0, 0, 0),
        },
        operation="ADD",
    ).outputs[0]
    no = noise_(n, warp, 2.0, 4.0, 0.5, 0.9)
    x = math_(
        n,
        "ABSOLUTE",
        math_(
            n,
            "SUBTRACT",
            u,
            math_(
                n,
                "ADD",
                0.36,
                math_(
                    n,
                    "MULTIPLY",
                    0.28,
                    noise_(
                        n,
                        n(
                            "ShaderNodeCombineXYZ",
                            {1: math_(n, "MULTIPLY", v, 1.6), 2: float(seed)},
                        ).outputs[0],
                        1.0, 2.0,
                    ),
                ),
            ),
        ),
    )
    wd = math_(n, "ADD", 0.07, math_(n, "MULTIPLY", v, 0.24))
    core = rng_(n, math_(n, "DIVIDE", x, wd), 0.0, 1.0, 1.0, 0.0)
    a = math_(
        n,
        "MULTIPLY",
        math_(n, "MULTIPLY", rng_(n, no, 0.34, 0.75), core),
        math_(n, "MULTIPLY", rng_(n, v, 0, 0.16), rng_(n, v, 0.45, 1.0, 1.0, 0.0)),
    )
    e = n("ShaderNodeEmission", {"Color": (*col, 1), "Strength": math_(n, "MULTIPLY", a, s)})
    t = n("ShaderNodeBsdfTransparent")
    ad = n("ShaderNodeAddShader", {0: e.outputs[0], 1: t.outputs[0]})
    n.L.new(ad.outputs[0], n.out.inputs[0])
    nolight(m)
    o = plane("stm", w, h, loc, (0, 0, 0), m)
    d = Vector(cam) - Vector(loc)
    o.rotation_euler = (math.radians(90), 0, math.atan2(d.y, d.x) + math.radians(90))
    o.visible_diffuse = False
    o.visible_shadow = False
    o.visible_glossy = False
    return o
