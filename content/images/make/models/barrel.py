"""A tapped barrel on its cradle."""
from models import *


def model():
    st = clay(0.70, 0)
    ir = clay(0.32, 30, 0.5, 0.3)
    hd = clay(0.84, 60)
    gr = clay(0.14)
    br = clay(0.66, 20, 0.3, 0.5)
    wd = clay(0.6, -30)
    P = barrel_parts(20)
    n0 = names()
    for o in P:
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
    # tap in the head
    n1 = names()
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
