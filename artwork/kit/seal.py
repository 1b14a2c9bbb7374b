"""The wax seal, pressed with the mask of the house sign."""
import math
import os
import bpy
import numpy as np
from mathutils import Vector
from .nodes import *
from .shapes import *


def wax_seal(loc, s=0.5, rot=0, n=300):
    from mathutils import noise

    im = bpy.data.images.load(os.path.join(os.path.dirname(__file__), "..", "sealmask.png"))
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    K = a.reshape(im.size[1], im.size[0], 4)[:, :, 0]

    def f(u, v):
        x = (u - 0.5) * 2.5
        y = (v - 0.5) * 2.5
        r = math.hypot(x, y)
        t = math.atan2(y, x)
        R = (
            1.02
            + 0.045 * math.sin(3 * t + 1)
            + 0.035 * math.sin(5 * t + 0.4)
            + 0.02 * math.sin(9 * t)
        )
        rim = 0.17 * math.exp(-(((r - 0.90 * R) / 0.10) ** 2))
        body = 0.13 if r < 0.72 else 0.13 - 0.02 * (r - 0.72)
        e = min(1, max(0, (R - r) / 0.10))
        z = (body + rim) * (1 - (1 - e) ** 2.4)
        if r < 0.74:
            z -= 0.075 * min(1, (0.74 - r) / 0.035)
        if r < 0.70:
            z += (
                0.105
                * K[
                    int((y / 1.4 + 0.5) * (K.shape[0] - 1)), int((x / 1.4 + 0.5) * (K.shape[1] - 1))
                ]
            )
        z += (
            0.022 * math.exp(-(((r - 0.655) / 0.013) ** 2))
            + 0.008 * noise.noise(Vector((x * 6, y * 6, 0)))
            + 0.004 * noise.noise(Vector((x * 17, y * 17, 3)))
        )
        return (x, y, max(-0.02 if r > R * 0.995 else z, -0.02))

    m = principled(
        "wax",
        lambda n: ramp(
            n, noise_(n, co(n), 4.0, 6.0), [(0.3, (0.20, 0.014, 0.010)), (0.7, (0.33, 0.028, 0.02))]
        ),
        0.27,
        Clearcoat=0.25,
    )
    o = surf("seal", f, n, n, m, loc=loc, rot=(0, 0, rot), scale=(s, s, s))
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.z < 0.004], context="VERTS")
    bm.to_mesh(o.data)
    bm.free()
    return o
