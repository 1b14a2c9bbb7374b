"""Malting floor: germinating barley, wooden shovel, low evening windows."""
from kit import *


def cross_vault(x, y, a, h0, k, m):
    """over a square bay around (x, y): four webs, so that their edges are sharp"""
    for turn in range(4):

        def web(u, v, c=math.cos(turn * math.pi / 2), s=math.sin(turn * math.pi / 2)):
            across, along = (2 * u - 1) * v * a / 2, v * a / 2
            rise = math.sqrt(max(0, 1 - ((2 * u - 1) * v) ** 2)) * a / 2 * k
            return (x + c * across - s * along, y + s * across + c * along, h0 + rise)

        surf("web", web, 64, 32, m)


def barley():
    """husk: straw-coloured, ribbed along, each kernel of its own tone"""
    m, n = mat("barley")
    own = n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    c = ramp(
        n,
        own,
        [
            (0.0, (0.34, 0.20, 0.08)), (0.25, (0.52, 0.35, 0.15)), (0.7, (0.68, 0.49, 0.24)),
            (0.92, (0.78, 0.62, 0.36)), (0.95, (0.86, 0.80, 0.62)), (1.0, (0.86, 0.82, 0.66)),
        ],
    )
    p = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": c, "Roughness": 0.48, "Specular": 0.4, "Sheen": 0.15},
    )
    n.L.new(p.outputs[0], n.out.inputs[0])
    return m


def grains(seed, count=1, spread=0.0):
    """`count` kernels of barley as one mesh, lying about the origin; every third one has sprouted,
    with three thin roots at its end"""
    r = random.Random(seed)
    V, F = [], []

    def ring(points, sides, radius):
        """a closed tube through points, added to the mesh"""
        start = len(V)
        for p, q in zip(points, radius):
            for i in range(sides):
                a = 2 * math.pi * i / sides
                # the crease along its belly
                k = q * (1 - 0.45 * (i == 0) * (sides > 5))
                V.append(p + Vector((0, k * math.cos(a), k * 0.86 * math.sin(a))))
        for j in range(len(points) - 1):
            for i in range(sides):
                b = start + j * sides
                F.append((b + i, b + (i + 1) % sides, b + sides + (i + 1) % sides, b + sides + i))

    body = [(-1, 0.05), (-0.8, 0.62), (-0.45, 0.96), (0, 1.0), (0.45, 0.82), (0.8, 0.45), (1, 0.06)]
    for _ in range(count):
        start = len(V)
        long, thick = r.uniform(0.0050, 0.0062), r.uniform(0.0019, 0.0024)
        ring([Vector((t * long, 0, 0)) for t, _ in body], 8, [k * thick for _, k in body])
        if r.random() < 0.34:
            for side in (-1, 0, 1):
                bend = Vector((-0.6, side * 0.9 + r.uniform(-0.4, 0.4), r.uniform(-0.2, 0.7)))
                points = [
                    Vector((-long, 0, 0)) + bend * (t * t * 0.004) - Vector((t * 0.0035, 0, 0))
                    for t in (0, 0.35, 0.7, 1)
                ]
                ring(points, 3, (0.00042, 0.00038, 0.0003, 0.0001))
        turn = Euler((r.uniform(0, 6.28), r.gauss(0, 0.30), r.uniform(0, 6.28))).to_matrix()
        off = Vector(
            (r.gauss(0, spread), r.gauss(0, spread), r.uniform(-0.003, 0.0045) if spread else 0)
        )
        for i in range(start, len(V)):
            V[i] = turn @ V[i] + off
    return obj("barley", V, F, cached("barley", barley), loc=(0, 0, -99))


def scene():
    world((0.03, 0.03, 0.03), 1)
    a, b, nx, ny, h0 = 3.3, 3.3, 3, 5, 1.75
    x0 = -a * 1.5
    y0 = -1.6
    pl = plaster("mp", (0.60, 0.52, 0.38), (0.42, 0.34, 0.22), 0.7)
    for i in range(nx):
        for j in range(ny):
            cross_vault(x0 + (i + 0.5) * a, y0 + (j + 0.5) * b, a, h0, 0.52, pl)
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
    box("p1", (0.5, b - 1.05, 3.6), (xr + 0.25, ye, 1.8), pl)
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
    # the bed: a ground of the colour of grain, and on it kernels upon kernels
    ground = principled(
        "bed",
        lambda n: ramp(
            n,
            noise_(n, co(n), 130, 4.0),
            [(0.35, (0.10, 0.058, 0.020)), (0.65, (0.30, 0.19, 0.075))],
        ),
        0.8,
    )
    X0, X1, Y0, Y1 = -4.6, 3.1, -0.02, ye - 0.6

    def height(x, y):
        """of the bed: furrows that swing, drawn by a rake, and a ragged slope at the edges"""
        lip = 0.10 * noise.noise(Vector((x * 1.1, 3, 0))) + 0.03 * noise.noise(
            Vector((x * 5, 9, 0))
        )
        e = min(1, max(0, min(x - X0, X1 - x, y - Y0 - lip, Y1 - y) / 0.26))
        e = e * e * (3 - 2 * e)
        q = (x + 0.25 * math.sin(y * 0.7)) * 2 * math.pi / 0.40
        ridge = (1 - abs(math.sin(q / 2))) * (
            0.058 + 0.020 * noise.noise(Vector((x * 0.8, y * 0.5, 7)))
        )
        heap = 0.020 * noise.noise(Vector((x * 1.3, y * 1.3, 0))) + 0.012 * noise.noise(
            Vector((x * 6, y * 6, 3))
        )
        return e * (0.115 + ridge + heap)

    at = lambda u, v: (X0 + u * (X1 - X0), Y0 - 0.2 + v * (Y1 - Y0 + 0.2))
    surf("bed", lambda u, v: (*at(u, v), height(*at(u, v)) - 0.006), 300, 420, ground)
    plane(
        "fl",
        14, 24, (0, 7, 0), (0, 0, 0),
        slabmat(
            "sl", w=0.9, h=0.6, c1=(0.20, 0.165, 0.12), c2=(0.12, 0.098, 0.07), rough=(0.28, 0.6)
        ),
    )
    r = random.Random(2)
    patches = [grains(k, 460, 0.042) for k in range(6)]
    eye = (-0.35, -1.75)
    y = Y0 - 0.12
    while y < 5.2:
        step = 0.075 + 0.012 * max(0, y)
        reach = 0.6 + 0.82 * (y - eye[1])
        x = max(X0, eye[0] - reach)
        while x < min(X1, eye[0] + reach + 0.4):
            px, py = x + r.uniform(-0.02, 0.02), y + r.uniform(-0.02, 0.02)
            z = height(px, py)
            if z > 0.004:
                d = 0.02
                slope = Vector(
                    (
                        height(px - d, py) - height(px + d, py),
                        height(px, py - d) - height(px, py + d),
                        2 * d,
                    )
                )
                turn = (
                    slope.to_track_quat("Z", "Y")
                    @ Euler((0, 0, r.uniform(0, 6.28))).to_quaternion()
                )
                inst(r.choice(patches), (px, py, z), turn.to_euler(), step / 0.075)
            x += step
        y += step
    # What the shovels have thrown over the edge.
    lost = [grains(k) for k in range(5)]
    for _ in range(420):
        px, py = r.uniform(-2.4, 2.6), Y0 - abs(r.gauss(0, 0.22)) + 0.05
        if height(px, py) < 0.004:
            inst(r.choice(lost), (px, py, 0.0022), (r.uniform(-0.1, 0.1), 0, r.uniform(0, 6.28)))
    # two malt shovels of one piece of wood, thin and hollow at the edge, stuck in the heap
    wd = oak("sh", "Z", 2.6, (0.10, 0.055, 0.024), (0.42, 0.27, 0.135), coat=0.0, rough=(0.5, 0.7))

    def shovel():
        def blade(u, v):
            shoulder = 1 - 0.80 * max(0, (v - 0.80) / 0.20) ** 2.2
            x = (u - 0.5) * 0.33 * shoulder * (1 + 0.06 * (1 - v))
            return (
                x,
                0.075 * (2 * u - 1) ** 2 * (1 - 0.4 * v) - 0.03 * math.sin(v * 3.1),
                -0.46 * (1 - v),
            )

        thick = surf("blade", blade, 24, 36, wd).modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.014
        tube(
            "handle",
            [(0, -0.006, -0.20), (0, -0.012, 0.0), (0, -0.006, 0.5), (0, 0, 1.06)],
            0.019,
            wd,
            40,
            rf=lambda t: 1.25 - 0.3 * t,
        )
        tube("grip", [(-0.075, 0, 1.06), (0, 0, 1.064), (0.075, 0, 1.06)], 0.018, wd, 10)

    group(shovel, (0.34, 0.62, 0.40), (math.radians(-17), math.radians(11), math.radians(24)))
    group(shovel, (-1.25, 2.3, 0.42), (math.radians(-12), math.radians(-13), math.radians(-40)))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 46
    sun.color = (1, 0.70, 0.38)
    sun.angle = 0.03
    so = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(so)
    so.rotation_euler = (0, math.radians(73), math.radians(-11))
    for k in range(3):
        area(
            (xr - 0.1, y0 + (k + 0.5) * b, 1.5),
            (0, y0 + (k + 0.5) * b, 0.6),
            1.0, 95, (1, 0.80, 0.54),
        )
    area((-1, -2.2, 1.9), (0, 3, 0.4), 1.6, 45, (1, 0.84, 0.62))


CAMERAS = {
    "main": lambda: camera((-0.35, -1.75, 0.84), (0.26, 4.0, 0.36), 25, 6.3, (0, 0.5, 0.2)),
    "floor": lambda: camera((-0.9, -1.55, 0.62), (0.1, 1.4, 0.30), 30, 2.8, (-0.2, 0.4, 0.25)),
}
