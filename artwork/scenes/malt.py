"""Malting floor: germinating barley, wooden shovel, low evening windows."""
from kit import *


def scene():
    world((0.03, 0.03, 0.03), 1)
    a, b, nx, ny, h0 = 3.3, 3.3, 3, 5, 1.75
    x0 = -a * 1.5
    y0 = -1.6
    pl = plaster("mp", (0.60, 0.52, 0.38), (0.42, 0.34, 0.22), 0.7)
    groin("gv", nx, ny, a, b, h0, pl, x0, y0, 120, 0.52)
    for s, x in ((1, x0), (-1, -x0)):
        plane(
            "w", b * ny, 4, (x, y0 + b * ny / 2, 2), (math.radians(90), 0, math.radians(90)), pl
        ) if s > 0 else None
    ye = y0 + b * ny
    plane("end", 12, 4, (0, ye, 2), (math.radians(90), 0, 0), pl)
    # right wall with deep windows: piers and lintels leave the openings
    xr = -x0
    win = emit("win", (1, 0.80, 0.52), 3.0)
    for k in range(ny):
        yc = y0 + (k + 0.5) * b
        box("p1", (0.5, b - 1.05, 3.6), (xr + 0.25, yc - b / 2, 1.8), pl)
        box("sl", (0.5, 1.05, 1.0), (xr + 0.25, yc, 0.5), pl)
        box("ln", (0.5, 1.05, 1.6), (xr + 0.25, yc, 2.75), pl)
        for p in (-0.25, 0.25):
            box(
                "m",
                (0.05, 0.05, 1.0),
                (xr + 0.36, yc + p * 0.9, 1.5),
                simple("mf", (0.05, 0.05, 0.04), 0.5),
            )
        box("m", (0.05, 1.05, 0.05), (xr + 0.36, yc, 1.5), simple("mf", (0.05, 0.05, 0.04), 0.5))
    plane(
        "sky", b * ny + 4, 4, (xr + 1.4, ye / 2, 1.4), (math.radians(90), 0, math.radians(90)), win
    ).visible_shadow = False
    iron = metal("iron", (0.05, 0.055, 0.05), 0.35, 0.6, 8)
    for i in range(1, nx):
        for k in range(0, ny):
            revolve(
                "col",
                [
                    (0.17, 0), (0.17, 0.10), (0.11, 0.16), (0.095, 0.25),
                    (0.085, h0 - 0.30),
                    (0.10, h0 - 0.22),
                    (0.09, h0 - 0.18),
                    (0.17, h0 - 0.04),
                    (0.19, h0),
                    (0.19, h0 + 0.06),
                ],
                32,
                iron,
                samples=80,
                loc=(x0 + i * a, y0 + k * b, 0),
            )
    # the bed
    m, n = mat("bed")
    v = co(n)
    vo = n(
        "ShaderNodeTexVoronoi",
        {
            "Vector": n("ShaderNodeMapping", {"Vector": v, "Scale": (150, 90, 120)}).outputs[0],
            "Scale": 1.0,
        },
    )
    cc = vo.outputs["Color"]
    f1 = vo.outputs["Distance"]
    sep = n("ShaderNodeSeparateRGB", {0: cc}).outputs[0]
    big = noise_(n, v, 1.3, 6.0)
    c = mix(
        n,
        1.0,
        ramp(
            n,
            math_(n, "ADD", math_(n, "MULTIPLY", sep, 0.65), math_(n, "MULTIPLY", big, 0.35)),
            [(0.15, (0.26, 0.14, 0.045)), (0.5, (0.50, 0.31, 0.11)), (0.85, (0.70, 0.49, 0.21))],
        ),
        ramp(n, f1, [(0.15, (1, 1, 1)), (0.75, (0.35, 0.30, 0.22))]),
        "MULTIPLY",
    )
    p = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.55, "Normal": bump(n, f1, 0.9, -0.012)},
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    X0, X1, Y0, Y1 = -4.6, 3.1, -0.9, ye - 0.6

    def f(u, v_):
        x = X0 + u * (X1 - X0)
        y = Y0 + v_ * (Y1 - Y0)
        e = min(
            1, min(u * (X1 - X0), (1 - u) * (X1 - X0), v_ * (Y1 - Y0), (1 - v_) * (Y1 - Y0)) / 0.34
        )
        e = e * e * (3 - 2 * e)
        q = (x + 0.25 * math.sin(y * 0.7)) * 2 * math.pi / 0.46
        return (
            x,
            y,
            e
            * (
                0.15
                + (0.018 + 0.010 * noise.noise(Vector((x * 0.8, y * 0.5, 7)))) * math.sin(q)
                + 0.02 * noise.noise(Vector((x * 1.3, y * 1.3, 0)))
                + 0.012 * noise.noise(Vector((x * 6, y * 6, 3)))
            ),
        )

    surf("bed", f, 300, 420, m)
    plane(
        "fl",
        14, 24, (0, 7, 0), (0, 0, 0),
        slabmat(
            "sl", w=0.9, h=0.9, c1=(0.24, 0.19, 0.13), c2=(0.16, 0.125, 0.085), rough=(0.35, 0.7)
        ),
    )
    G = grain_obj()
    G.location = (0, 0, -99)
    r = random.Random(2)
    for i in range(4200):
        y = -0.9 + 3.2 * r.random() ** 2.2
        x = r.uniform(-1.9, 2.3)
        u = (x - X0) / (X1 - X0)
        vv = (y - Y0) / (Y1 - Y0)
        z = f(u, vv)[2] if 0 <= vv <= 1 else 0
        inst(
            G,
            (x, y - 0.10 * r.random(), z + 0.004),
            (math.radians(90) + r.gauss(0, 0.3), r.random() * 6.28, r.random() * 6.28),
            r.uniform(0.020, 0.026),
        )
    # malt shovel, stuck in the heap; a second one leaning on a column
    wd = oak("sh", "Z", 2.2, (0.12, 0.062, 0.026), (0.40, 0.24, 0.11), coat=0.1, rough=(0.4, 0.6))

    def shovel():
        def bl(u, v_):
            x = (u - 0.5) * 0.34 * (1 - 0.18 * max(0, v_ - 0.7) / 0.3)
            z = -0.44 * (1 - v_) + 0.0
            y = 0.030 * (2 * u - 1) ** 2 * 1.4 - 0.02 * math.sin(v_ * 3.1)
            return (x, y, z)

        o = surf("bl", bl, 20, 20, wd)
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.018
        tube("h", [(0, 0.0, -0.14), (0, -0.012, 0.0), (0, -0.01, 0.5), (0, 0, 1.02)], 0.021, wd, 20)
        tube("hh", [(-0.085, 0, 1.03), (0, 0, 1.035), (0.085, 0, 1.03)], 0.020, wd, 10)

    group(shovel, (0.02, 0.72, 0.44), (math.radians(-15), math.radians(13), math.radians(20)))
    group(shovel, (-1.02, 1.9, 0.44), (math.radians(-12), math.radians(-14), math.radians(-40)))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 20
    sun.color = (1, 0.70, 0.38)
    sun.angle = 0.03
    so = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(so)
    so.rotation_euler = (0, math.radians(60), math.radians(20))
    for k in range(3):
        area(
            (xr - 0.1, y0 + (k + 0.5) * b, 1.5),
            (0, y0 + (k + 0.5) * b, 0.6),
            1.0, 150, (1, 0.80, 0.54),
        )
    area((-1, -2.2, 1.9), (0, 3, 0.4), 1.6, 24, (1, 0.88, 0.70))


CAMERAS = {
    "main": lambda: camera((-0.35, -2.05, 1.18), (0.28, 4.0, 0.86), 25, 5),
    "floor": lambda: camera((-0.9, -1.55, 0.62), (0.1, 1.4, 0.30), 30, 2.8, (-0.2, 0.4, 0.25)),
}
