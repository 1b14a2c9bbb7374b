"""Brewhouse: three polished copper kettles, tall arched windows."""
from kit import *


def scene():
    world((0.05, 0.06, 0.065), 0.6)
    cu = metal("cu", (0.90, 0.43, 0.20), 0.10, 0.26, 1.3, 0.0, 0.72)
    cu2 = metal("cu2", (0.90, 0.40, 0.20), 0.12, 0.22, 3, 0.0, 0.7)
    br = metal("br", (0.92, 0.62, 0.24), 0.10, 0.24, 5, 0.0, 0.7)
    mt, n = mat("tile")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    ck = n(
        "ShaderNodeTexChecker",
        {
            "Vector": n(
                "ShaderNodeMapping", {"Vector": tc, "Rotation": (0, 0, math.radians(45))}
            ).outputs[0],
            "Color1": (0.012, 0.020, 0.015, 1),
            "Color2": (0.42, 0.37, 0.28, 1),
            "Scale": 2.2,
        },
    )
    no = n("ShaderNodeTexNoise", {"Vector": tc, "Scale": 2.0, "Detail": 8.0}).outputs[0]
    r = n("ShaderNodeMapRange", {0: no, 1: 0.3, 2: 0.7, 3: 0.06, 4: 0.24}).outputs[0]
    b = n(
        "ShaderNodeBsdfPrincipled", {"Base Color": ck.outputs[0], "Roughness": r, "Specular": 0.6}
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    plane("floor", 60, 60, (0, 10, 0), (0, 0, 0), mt)
    # wall: cream tiles above a bottle-green dado
    mw, n = mat("walltile")
    uv = n("ShaderNodeTexCoord").outputs["Object"]
    z = n("ShaderNodeSeparateXYZ", {0: uv}).outputs[1]
    bt = n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv,
            "Color1": (0.62, 0.55, 0.42, 1),
            "Color2": (0.54, 0.48, 0.36, 1),
            "Mortar": (0.25, 0.21, 0.15, 1),
            "Scale": 1.0,
            "Mortar Size": 0.008,
            "Brick Width": 0.34,
            "Row Height": 0.17,
        },
    )
    bg = n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv,
            "Color1": (0.012, 0.055, 0.034, 1),
            "Color2": (0.008, 0.040, 0.025, 1),
            "Mortar": (0.05, 0.06, 0.045, 1),
            "Scale": 1.0,
            "Mortar Size": 0.008,
            "Brick Width": 0.34,
            "Row Height": 0.17,
        },
    )
    sel = math_(n, "LESS_THAN", z, -2.5)
    col = mix(n, sel, bt.outputs[0], bg.outputs[0])
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": col,
            "Roughness": 0.18,
            "Normal": bump(n, math_(n, "MULTIPLY", bt.outputs[1], -1.0), 0.5, 0.02),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    plane("wall", 60, 12, (0, 9, 5), (math.radians(90), 0, 0), mw)
    # arched windows
    win = emit("win", (0.80, 0.92, 1.0), 5.2)
    fr = simple("frame", (0.015, 0.03, 0.022), 0.4)
    for x in np.arange(-15.4, 18, 4.4):
        pts = [(-1.1, 0), (1.1, 0)] + [
            (1.1 * math.cos(a), 3.2 + 1.1 * math.sin(a)) for a in np.linspace(0, math.pi, 25)
        ]
        obj("w", [(x + p[0], 8.96, 2.9 + p[1]) for p in pts], [tuple(range(len(pts)))], win, False)
        for k in (-0.37, 0.37):
            box("mu", (0.07, 0.10, 4.4), (x + k, 8.92, 4.95), fr)
        for zz in (3.7, 4.6, 5.5, 6.2):
            box("tr", (2.2, 0.10, 0.07), (x, 8.92, zz), fr)
        tube(
            "arc",
            [(x - 1.1, 8.92, 2.85), (x - 1.1, 8.92, 6.1)]
            + [
                (x + 1.1 * math.cos(a), 8.92, 6.1 + 1.1 * math.sin(a))
                for a in np.linspace(math.pi, 0, 13)
            ]
            + [(x + 1.1, 8.92, 2.85)],
            0.085,
            fr,
            60,
        )
        box("sill", (2.7, 0.5, 0.12), (x, 8.8, 2.82), simple("sill", (0.4, 0.36, 0.28), 0.4))

    def kettle(loc, s=1, rot=0):
        P = []
        body = [
            (1.72, 0), (1.72, 0.62), (1.78, 0.66), (1.80, 0.74), (1.78, 0.80), (1.86, 0.95),
            (1.93, 1.15), (1.95, 1.35), (1.93, 1.52), (1.99, 1.58), (2.01, 1.64), (1.99, 1.70),
            (1.90, 1.76), (1.80, 1.98), (1.62, 2.24), (1.36, 2.50), (1.05, 2.72), (0.76, 2.92),
            (0.56, 3.14), (0.44, 3.40), (0.38, 3.70), (0.36, 4.0),
        ]
        P.append(revolve("kb", body, 160, cu, samples=150))
        P.append(
            revolve(
                "col",
                [(0.36, 3.98), (0.44, 4.0), (0.46, 4.06), (0.44, 4.12), (0.36, 4.14)],
                80,
                br,
                samples=20,
            )
        )
        P.append(revolve("ch", [(0.345, 4.1), (0.335, 9)], 80, cu2))
        for zz in (5.4, 6.9):
            P.append(
                revolve(
                    "cl",
                    [
                        (0.34, zz),
                        (0.40, zz + 0.02),
                        (0.41, zz + 0.07),
                        (0.40, zz + 0.12),
                        (0.34, zz + 0.14),
                    ],
                    80,
                    br,
                    samples=20,
                )
            )
        for zz, rr in ((0.70, 1.815), (1.64, 2.018)):
            for i in range(56):
                a = i / 56 * 2 * math.pi
                P.append(ball("rv", 0.026, (rr * math.cos(a), rr * math.sin(a), zz), br, 10, 6))
        for k in range(12):  # raised meridian seams on the dome
            a = k / 12 * 2 * math.pi
            pr = spline(
                [
                    (1.885, 1.78), (1.80, 1.98), (1.62, 2.24), (1.36, 2.50), (1.05, 2.72),
                    (0.76, 2.92), (0.56, 3.14),
                ],
                30,
            )
            P.append(
                tube(
                    "sm",
                    [((r + 0.004) * math.cos(a), (r + 0.004) * math.sin(a), z) for r, z in pr],
                    0.014,
                    cu2,
                    60,
                )
            )
        # man-way with domed door
        a = math.radians(-104)
        cx, cy = 1.50 * math.cos(a), 1.50 * math.sin(a)
        door = revolve(
            "dw",
            [
                (0.0001, 0.12), (0.15, 0.11), (0.28, 0.07), (0.34, 0.02), (0.35, 0), (0.40, 0),
                (0.42, 0.03), (0.44, 0.06), (0.46, 0.03), (0.47, -0.10),
            ],
            80,
            br,
            samples=60,
        )
        door.location = (cx, cy, 2.30)
        door.rotation_euler = (
            Vector((math.cos(a) * 0.80, math.sin(a) * 0.80, 0.72))
            .to_track_quat("Z", "Y")
            .to_euler()
        )
        P.append(door)
        P.append(
            tube(
                "hd",
                [
                    (cx - 0.22, cy - 0.10, 2.22),
                    (cx - 0.18, cy - 0.26, 2.20),
                    (cx + 0.18, cy - 0.26, 2.20),
                    (cx + 0.22, cy - 0.10, 2.22),
                ],
                0.028,
                br,
                30,
            )
        )
        # gauge
        ga = math.radians(-62)
        gx, gy = 1.99 * math.cos(ga), 1.99 * math.sin(ga)
        g = revolve(
            "gau",
            [
                (0.0001, 0.06), (0.15, 0.06), (0.165, 0.05), (0.17, 0.08), (0.185, 0.08),
                (0.19, 0.05), (0.19, 0),
            ],
            48,
            br,
        )
        g.location = (gx, gy, 1.30)
        g.rotation_euler = (
            Vector((math.cos(ga), math.sin(ga), 0.1)).to_track_quat("Z", "Y").to_euler()
        )
        P.append(g)
        f = revolve(
            "gf", [(0.0001, 0.064), (0.15, 0.064)], 48, simple("dial", (0.85, 0.8, 0.68), 0.3)
        )
        f.location = g.location
        f.rotation_euler = g.rotation_euler
        P.append(f)
        e = bpy.data.objects.new("k", None)
        bpy.context.scene.collection.objects.link(e)
        for p in P:
            p.parent = e
        e.location = loc
        e.scale = (s, s, s)
        e.rotation_euler = (0, 0, rot)

    kettle((1.5, 1.9, 0.18))
    kettle((6.5, 4.2, 0.18), 1, 0.12)
    kettle((-5.4, 4.9, 0.18), 1, -0.1)
    for x, y in ((1.5, 1.9), (6.5, 4.2), (-5.4, 4.9)):
        revolve(
            "plinth",
            [(2.35, 0), (2.35, 0.16), (2.30, 0.18), (0.0001, 0.18)],
            120,
            simple("pl", (0.30, 0.26, 0.19), 0.25),
            loc=(x, y, 0),
        )
    # brass railing front left
    for x in np.arange(-9, -1.2, 1.3):
        revolve(
            "post",
            [
                (0.05, 0), (0.05, 0.03), (0.025, 0.06), (0.025, 0.95), (0.045, 1.0), (0.045, 1.06),
                (0.0001, 1.1),
            ],
            24,
            br,
            samples=40,
            loc=(x, -0.4, 0),
        )
    for z in (0.5, 1.0):
        tube("rl", [(-9, -0.4, z), (-1.4, -0.4, z)], 0.026, br, 2)
    # pendants
    bulb = emit("bulb", (1, 0.66, 0.30), 40)
    for x, y in ((-2.6, 0.9), (4.6, 2.4), (9, 3)):
        tube("c", [(x, y, 12), (x, y, 5.3)], 0.012, fr, 2)
        ball("globe", 0.19, (x, y, 5.15), bulb)
        point((x, y, 4.9), 160, (1, 0.66, 0.34), 0.2)
    area((-9, -5, 6.5), (1, 2, 2), 4, 520, (1, 0.80, 0.55))
    area((9, -7, 4.5), (2, 2, 1.5), 3, 240, (1, 0.86, 0.66))


def brewer():
    """the brewer goes from kettle to kettle, against the tall windows"""
    goes = walking(stride=0.28, seed=12, hair="cap", coat=False)
    person((-1.75, 0.5, 0), math.radians(-30), goes)
    return camera((-2.9, -4.4, 1.12), (-0.75, 2.4, 1.80), 33, 3.2, (-1.7, 0.5, 1.2))


CAMERAS = {
    "main": lambda: camera((-2.1, -7.6, 1.75), (0.55, 2, 2.42), 31, 4, (1.5, 0.2, 2.2)),
    "brewer": brewer,
    "dome": lambda: camera((-0.6, -3.4, 2.25), (1.35, 1.9, 2.75), 36, 4, (1.2, 0, 2.4)),
}
