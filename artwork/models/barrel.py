"""A tapped barrel on its cradle."""
from models import *


def model():
    staved_barrel()
    br = clay(0.66, 20, 0.3, 0.5)
    wd = clay(0.6, -30)
    H = 1.1
    # tap in the head
    cyl(0.03, 0.16, br, (0, 0.20, -H / 2 + 0.05), (R(180), 0, 0), 0.1)
    cyl(0.045, 0.03, br, (0, 0.20, -H / 2 + 0.04), (R(180), 0, 0), 0.1)
    ball("b", 0.048, (0, 0.20, -H / 2 - 0.12), br)
    tube(
        "sp",
        [(0, 0.20, -H / 2 - 0.12), (0, 0.235, -H / 2 - 0.19), (0, 0.32, -H / 2 - 0.20)],
        0.026,
        br,
        16,
    )
    rod((0, 0.20, -H / 2 - 0.12), (0, 0.07, -H / 2 - 0.12), 0.018, br)
    rod((-0.06, 0.07, -H / 2 - 0.12), (0.06, 0.07, -H / 2 - 0.12), 0.02, br)
    g = group(
        [o for o in bpy.data.objects if o.parent is None and o.type in ("MESH", "CURVE")],
        (0, 0, 0.56),
        (R(-90), 0, R(-38)),
    )
    bpy.context.view_layer.update()
    g.rotation_euler = (
        Matrix.Rotation(R(-36), 4, "Z") @ Matrix.Rotation(R(-90), 4, "X")
    ).to_euler()
    # cradle
    for d in (-0.34, 0.34):
        x, y = -d * math.sin(R(-36)), d * math.cos(R(-36))
        box("cr", (0.92, 0.10, 0.13), (x, y, 0.055), wd, (0, 0, R(-36)), 0.012)
        for s in (-1, 1):
            box(
                "wg",
                (0.16, 0.10, 0.14),
                (x + s * 0.36 * math.cos(R(-36)), y + s * 0.36 * math.sin(R(-36)), 0.17),
                wd,
                (0, R(-s * 32), R(-36)),
                0.012,
            )
    key((-2.6, -2.8, 2.8), (0, 0, 0.5), 0.9, 210, 0.12)
    cam((0.10, -4.4, 1.25), (0.02, -0.02, 0.50), 92, 1100, 950)
