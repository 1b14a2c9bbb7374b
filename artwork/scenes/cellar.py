"""Vaulted lager cellar, oak casks both sides."""
from kit import *


def scene():
    world((0.004, 0.006, 0.006), 1)
    Wd, hw, L = 2.75, 1.15, 46.0
    rise = 2.25
    m, n = mat("brick")
    uv = n("ShaderNodeUVMap").outputs[0]
    dn = n("ShaderNodeTexNoise", {"Vector": uv, "Scale": 2.4, "Detail": 6.0}).outputs[1]
    uv2 = n(
        "ShaderNodeVectorMath",
        {
            0: uv,
            1: n(
                "ShaderNodeVectorMath", {0: dn, 1: (0.03, 0.03, 0.03)}, operation="MULTIPLY"
            ).outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    br = n(
        "ShaderNodeTexBrick",
        {
            "Vector": uv2,
            "Color1": (0.20, 0.105, 0.062, 1),
            "Color2": (0.105, 0.052, 0.032, 1),
            "Mortar": (0.23, 0.19, 0.15, 1),
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Mortar Smooth": 0.35,
            "Bias": -0.1,
            "Brick Width": 0.30,
            "Row Height": 0.088,
        },
    )
    no = n(
        "ShaderNodeTexNoise", {"Vector": uv, "Scale": 0.9, "Detail": 10.0, "Roughness": 0.65}
    ).outputs[0]
    soot = ramp(n, no, [(0.33, (0.22, 0.22, 0.20)), (0.6, (1, 1, 1))])
    lime = n(
        "ShaderNodeMapRange",
        {
            0: n(
                "ShaderNodeTexNoise",
                {"Vector": uv, "Scale": 0.55, "Detail": 11.0, "Roughness": 0.72},
            ).outputs[0],
            1: 0.53,
            2: 0.66,
        },
    ).outputs[0]
    col = mix(n, math_(n, "MULTIPLY", lime, 0.7), br.outputs[0], (0.34, 0.29, 0.23, 1))
    col = mix(n, 1.0, col, soot, "MULTIPLY")
    fine = n("ShaderNodeTexNoise", {"Vector": uv, "Scale": 26.0, "Detail": 6.0}).outputs[0]
    h = math_(n, "ADD", math_(n, "MULTIPLY", br.outputs[1], -0.8), math_(n, "MULTIPLY", fine, 0.5))
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": col, "Roughness": 0.78, "Normal": bump(n, h, 0.9, 0.02)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    pr, tot = barrel_vault(Wd, hw, rise)

    surf("vault", lambda u, v: (pr(u)[0], v * L - 4, pr(u)[1]), 120, 60, m, uv=(tot, L))
    # stone ribs
    ms, n = mat("stone")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    no = n(
        "ShaderNodeTexNoise", {"Vector": tc, "Scale": 3.0, "Detail": 12.0, "Roughness": 0.7}
    ).outputs[0]
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": ramp(n, no, [(0.3, (0.10, 0.078, 0.055)), (0.7, (0.30, 0.235, 0.165))]),
            "Roughness": 0.8,
            "Normal": bump(n, no, 0.8, 0.05),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    for y in np.arange(2.0, L - 5, 4.2):
        for k, t0, t1 in ((0.94, -0.22, 0.22),):
            P = [(1.0, t0), (k, t0 + 0.04), (k, t1 - 0.04), (1.0, t1)]
            rib("rib", pr, P, y, 120, ms)
            # voussoir joints
        for s in (-1, 1):
            box("pier", (0.26, 0.62, hw + 0.02), (s * (Wd * 0.965), y, hw / 2), ms, bevel=0.03)
            box("cap", (0.34, 0.70, 0.11), (s * (Wd * 0.955), y, hw), ms, bevel=0.03)
    # floor: worn slabs, wet down the middle
    mf, n = mat("floor")
    tc = n("ShaderNodeTexCoord").outputs["Object"]
    bk = n(
        "ShaderNodeTexBrick",
        {
            "Vector": tc,
            "Color1": (0.085, 0.074, 0.06, 1),
            "Color2": (0.045, 0.04, 0.034, 1),
            "Mortar": (0.012, 0.011, 0.01, 1),
            "Scale": 1.0,
            "Mortar Size": 0.014,
            "Mortar Smooth": 0.4,
            "Brick Width": 0.92,
            "Row Height": 0.58,
        },
    )
    no = n(
        "ShaderNodeTexNoise", {"Vector": tc, "Scale": 0.62, "Detail": 8.0, "Roughness": 0.6}
    ).outputs[0]
    f2 = n(
        "ShaderNodeTexNoise", {"Vector": tc, "Scale": 9.0, "Detail": 8.0, "Roughness": 0.6}
    ).outputs[0]
    r = n("ShaderNodeMapRange", {0: no, 1: 0.40, 2: 0.60, 3: 0.07, 4: 0.55}).outputs[0]
    h = math_(n, "ADD", math_(n, "MULTIPLY", bk.outputs[1], -0.9), math_(n, "MULTIPLY", f2, 0.35))
    st = n("ShaderNodeMapRange", {0: no, 1: 0.42, 2: 0.58, 3: 0.12, 4: 0.75}).outputs[0]
    b = n(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": bk.outputs[0],
            "Roughness": r,
            "Specular": 0.6,
            "Normal": bump(n, h, st, 0.02),
        },
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    plane("fl", Wd * 2, L, (0, L / 2 - 4, 0), (0, 0, 0), mf)
    # casks
    B = join(barrel_parts(), "cask")
    B.location = (0, 0, -99)
    ra = random.Random(4)
    rail = oak("rail", "Y", 1.5, (0.02, 0.01, 0.005), (0.10, 0.05, 0.022))
    for s in (-1, 1):
        for x in (1.42, 2.35):
            box("r", (0.13, L, 0.14), (s * x, L / 2 - 4, 0.07), rail)
        for i in range(40):
            y = -2.4 + i * 0.965
            if s == -1 and i == 3:
                continue
            o = inst(
                B, (s * 1.90 + ra.uniform(-0.02, 0.02), y, 0.585), (0, math.radians(90) * -s, 0)
            )
            o.rotation_mode = "XYZ"
            o.rotation_euler = (
                Matrix.Rotation(math.radians(-90 * s), 4, "Y")
                @ Matrix.Rotation(ra.uniform(0, 6.28), 4, "Z")
            ).to_euler()
            if i < 39 and ra.random() > 0.06:
                o = inst(B, (s * 1.93 + ra.uniform(-0.02, 0.02), y + 0.4825, 0.585 + 0.80))
                o.rotation_euler = (
                    Matrix.Rotation(math.radians(-90 * s), 4, "Y")
                    @ Matrix.Rotation(ra.uniform(0, 6.28), 4, "Z")
                ).to_euler()
    # lamps
    bulb = emit("bulb", (1, 0.60, 0.24), 70)
    iron = metal("iron", (0.06, 0.055, 0.05), 0.4, 0.7, 10)
    for i, y in enumerate(np.arange(-0.1, L - 6, 4.2)):
        tube("cd", [(0, y, hw + rise), (0, y, 2.78)], 0.010, iron, 2)
        revolve(
            "shade",
            [
                (0.02, 0.19), (0.05, 0.17), (0.10, 0.11), (0.19, 0.03), (0.20, 0.02),
                (0.19, 0.025), (0.09, 0.10), (0.02, 0.15),
            ],
            40,
            iron,
            loc=(0, y, 2.62),
        )
        ball("bl", 0.052, (0, y, 2.66), bulb, 16, 10)
        if i < 8:
            point((0, y, 2.60), 120 if i < 4 else 170, (1, 0.58, 0.25), 0.05)
    for i, y in enumerate(np.arange(2.0, L - 6, 4.2)):
        if i in (0, 1, 2):
            for s in (-1, 1):
                spot(
                    (s * 2.28, y - 0.42, 1.55),
                    (s * 1.9, y - 0.1, 3.3),
                    150, (1, 0.60, 0.28), 95, 0.9, 0.06,
                )
    # end wall with lit doorway
    plane("end", 8, 6, (0, L - 6, 2), (math.radians(90), 0, 0), m)
    plane(
        "door",
        1.7, 2.5,
        (0, L - 6.02, 1.25),
        (math.radians(90), 0, 0),
        emit("dr", (1, 0.66, 0.32), 9),
    )
    area((0, L - 7, 1.4), (0, 0, 1.0), 1.6, 350, (1, 0.66, 0.34), 2.4)
    area((0, -3.6, 2.6), (0, 6, 0.6), 2.5, 26, (0.80, 0.90, 1))


def cellos():
    """two of them at rest between the casks, before the concert"""
    wood = oak("chair", "Z", 3.0, (0.012, 0.006, 0.003), (0.075, 0.035, 0.015), coat=0.3)
    blanket = principled(
        "blanket", (0.022, 0.055, 0.036), 0.95, lambda n: noise_(n, co(n), 120, 3.0), 0.6, 0.004
    )
    C = group(cello, (0, 0, -60))
    S = group(lambda: chair(wood), (0, 0, -60))
    for x, y, yaw, lean in ((-0.50, 1.50, 22, 13), (0.56, 1.95, -18, 15)):
        turn = math.radians(yaw)
        back = math.radians(lean)
        up = 0.10 * math.cos(back)
        copygroup(C, (x, y, up), (math.pi / 2 - back, 0, turn))
        # The seat's edge holds the ribs; the chair stands behind it.
        far = 0.36 + 0.46 * math.tan(back)
        seat = (x - far * math.sin(turn), y + far * math.cos(turn))
        copygroup(S, (*seat, 0), turn)
        for i in range(3):
            box(
                "fold",
                (0.34 - 0.012 * i, 0.26 - 0.01 * i, 0.034),
                (seat[0], seat[1], 0.478 + 0.033 * i),
                blanket,
                (0, 0, turn + 0.03 * i),
                0.014,
            )
    lantern((0.10, 1.60, 0.0), 0.66, 22)
    area((-1.1, -0.9, 2.1), (0, 1.9, 0.7), 0.5, 16, (1, 0.72, 0.44))
    return camera((0.06, -0.95, 0.92), (0.02, 2.2, 0.705), 34.5, 2.8, (-0.45, 1.5, 0.7))


def seat():
    """a chair with blankets in the light of a lantern, nobody else there"""
    wood = oak("chair", "Z", 3.0, (0.012, 0.006, 0.003), (0.075, 0.035, 0.015), coat=0.3)
    blanket = principled(
        "blanket", (0.085, 0.115, 0.080), 0.95, lambda n: noise_(n, co(n), 120, 3.0), 0.6, 0.004
    )
    turn = math.radians(38)
    group(lambda: chair(wood), (0.42, 2.05, 0), turn)
    for i in range(3):
        box(
            "fold",
            (0.35 - 0.012 * i, 0.29 - 0.01 * i, 0.036),
            (0.42, 2.05, 0.478 + 0.034 * i),
            blanket,
            (0, 0, turn + 0.03 * i),
            0.016,
        )
    lantern((-0.22, 1.72, 0.0), 0.66, 22)
    area((-1.1, -0.4, 2.1), (0.3, 2.0, 0.6), 0.5, 34, (1, 0.74, 0.48))
    return camera((-0.35, -0.75, 1.02), (-0.02, 2.6, 0.66), 32, 2.8, (0.35, 2.0, 0.55))


def guide():
    """a guide with a lantern goes ahead, two visitors follow"""
    ahead = dict(left=(-0.30, 0.22, 1.02), coat=True, seed=2, hair="bun")
    person((0.12, 5.4, 0), 0, walking(**ahead), 0.99)
    lantern((-0.20, 5.66, 0.54), 0.66, 26)
    person((-0.70, 3.9, 0), math.radians(-6), walking(stride=-0.26, seed=3, hair="cap"), 1.03)
    last = dict(stride=0.24, seed=4, hair="long", build=0.92)
    person((0.78, 3.3, 0), math.radians(7), walking(**last), 0.95)
    return camera((0.02, -1.2, 1.30), (-0.02, 12, 1.50), 34, 2.4, (0.1, 4.6, 1.2))


CAMERAS = {
    "main": lambda: camera((-0.55, -2.6, 1.42), (-0.18, 12, 1.58), 25, 2.8, (0, 7, 1.2)),
    "aisle": lambda: camera((0.75, -1.4, 0.95), (-1.7, 5.4, 1.25), 30, 2.8, (-1.5, 2.0, 1.0)),
    "cellos": cellos,
    "seat": seat,
    "guide": guide,
}
