"""Lager tanks: two tiers of copper heads in a brick hall."""
from kit import *


def polished(name, col, beaten=0.0):
    """metal without a stain: what it mirrors bends a little over the waves of the sheet, and over
    the marks of the hammer. Below a roughness of 0.28 Cycles gives the denoiser the albedo and the
    normals of what is mirrored, and the metal goes ragged"""
    m, n = mat(name)
    v = co(n)
    marks = n("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 11.0}, feature="SMOOTH_F1").outputs[0]
    h = math_(n, "ADD", noise_(n, v, 1.6, 1.0), math_(n, "MULTIPLY", marks, beaten))
    ins = {
        "Base Color": (*col, 1),
        "Metallic": 1.0,
        "Roughness": rng_(n, noise_(n, v, 0.9, 2.0), 0.3, 0.7, 0.28, 0.33),
        "Normal": bump(n, h, 0.07, 0.10),
    }
    n.L.new(n("ShaderNodeBsdfPrincipled", ins).outputs[0], n.out.inputs[0])
    return m


def scene():
    world((0.008, 0.010, 0.010), 1)
    Wd, hw, rise, L = 3.6, 1.9, 2.1, 34.0
    bk = brickmat("bk", lime=0.35)
    st = stonemat("st")
    pr, tot = barrel_vault(Wd, hw, rise)

    surf("vault", lambda u, v: (pr(u)[0], v * L - 4, pr(u)[1]), 110, 50, bk, uv=(tot, L))
    for y in np.arange(1.2, L - 4, 4.6):
        P = [(1.0, -0.25), (0.95, -0.21), (0.95, 0.21), (1.0, 0.25)]
        rib("rib", pr, P, y, 110, st)
    plane(
        "end",
        8, 6,
        (0, L - 4, 2),
        (math.radians(90), 0, 0),
        brickmat("bk2", coord="Object", lime=0.3),
    )
    m = tilemat(
        "ft",
        (0.30, 0.125, 0.062), (0.22, 0.085, 0.042), (0.10, 0.07, 0.05), 0.30, 0.15, 0.34, 0.010,
    )
    plane("fl", 7.4, L, (0, L / 2 - 4, 0), (0, 0, 0), m)
    cu = polished("cu", (0.90, 0.46, 0.25), 0.05)
    br = polished("br", (0.88, 0.62, 0.28))
    stl = polished("stl", (0.62, 0.60, 0.56))
    dial = simple("dial", (0.85, 0.8, 0.68), 0.3)
    hand = simple("hand", (0.02, 0.02, 0.02), 0.5)

    def tank():
        # axis along +z (towards the aisle), head at z=0
        revolve(
            "hd",
            [
                (0.0001, 0.20), (0.25, 0.192), (0.50, 0.155), (0.74, 0.085), (0.86, 0.02),
                (0.905, -0.06), (0.91, -0.16), (0.91, -1.6),
            ],
            120,
            cu,
            samples=90,
        )
        revolve(
            "rg",
            [(0.905, -0.14), (0.945, -0.13), (0.955, -0.11), (0.945, -0.085), (0.905, -0.075)],
            100,
            br,
            samples=16,
        )
        revolve("rg2", [(0.905, -0.62), (0.940, -0.61), (0.940, -0.55), (0.905, -0.54)], 100, br)
        for i in range(36):
            q = i / 36 * 6.2832
            ball("rv", 0.016, (0.935 * math.cos(q), 0.935 * math.sin(q), -0.072), br, 10, 6)
        # manway
        revolve(
            "mw",
            [
                (0.0001, 0.27), (0.10, 0.265), (0.20, 0.245), (0.235, 0.215), (0.245, 0.17),
                (0.27, 0.17), (0.285, 0.20), (0.30, 0.19), (0.305, 0.10),
            ],
            64,
            br,
            samples=60,
            loc=(0, -0.28, -0.02),
        )
        tube("br1", [(-0.30, -0.28, 0.20), (0, -0.28, 0.30), (0.30, -0.28, 0.20)], 0.028, stl, 16)
        revolve(
            "wh",
            [(0.0001, 0.36), (0.05, 0.35), (0.055, 0.30), (0.03, 0.27)],
            20,
            br,
            loc=(0, -0.28, 0),
        )
        tube(
            "whl",
            [
                (0.12 * math.cos(q), -0.28 + 0.12 * math.sin(q), 0.345)
                for q in np.linspace(0, 6.2832, 17)
            ],
            0.013,
            br,
            40,
        )
        for q in (0.5, 2.07):
            tube(
                "spk",
                [
                    (-0.12 * math.cos(q), -0.28 - 0.12 * math.sin(q), 0.345),
                    (0.12 * math.cos(q), -0.28 + 0.12 * math.sin(q), 0.345),
                ],
                0.009,
                br,
                2,
            )
        # gauge and sample cock
        revolve(
            "ga",
            [
                (0.0001, 0.235), (0.085, 0.235), (0.092, 0.228), (0.10, 0.245), (0.112, 0.245),
                (0.118, 0.22), (0.115, 0.14),
            ],
            40,
            br,
            loc=(0.0, 0.46, -0.03),
        )
        revolve("gd", [(0.0001, 0.212), (0.088, 0.212)], 40, dial, loc=(0.0, 0.46, -0.006))
        box("hn", (0.007, 0.075, 0.004), (0.015, 0.485, 0.212), hand, rot=(0, 0, -0.5))
        tube(
            "ck",
            [(0, -0.74, 0.04), (0, -0.74, 0.18), (0, -0.78, 0.22), (0, -0.86, 0.22)],
            0.026,
            br,
            20,
        )
        ball("ckb", 0.042, (0, -0.74, 0.16), br, 16, 10)
        tube("lev", [(0, -0.70, 0.17), (0.0, -0.60, 0.24)], 0.012, br, 6)

    T = group(tank, (0, 0, -60))
    R = Matrix.Rotation(math.radians(90), 4, "X")
    steel = metal("bm", (0.06, 0.07, 0.065), 0.35, 0.6, 8)
    for s in (-1, 1):
        rot = (
            (Matrix.Rotation(math.radians(90 * s), 4, "Z") @ R).to_euler()
            if s < 0
            else (Matrix.Rotation(math.radians(-90), 4, "Z") @ R).to_euler()
        )
        for i in range(14):
            y = -1.2 + i * 2.16
            for t in range(2):
                z = 1.08 + t * 2.02
                x = s * (2.05 + (0.25 if t else 0))
                e = copygroup(T, (x, y, z))
                e.rotation_euler = (
                    Matrix.Rotation(math.radians(90 if s < 0 else -90), 4, "Z")
                    @ Matrix.Rotation(math.radians(90), 4, "X")
                ).to_euler()
            if i < 13:
                box("ps", (0.14, 0.14, 3.2), (s * 2.35, y + 1.08, 1.6), steel, bevel=0.01)
        box("rl", (0.16, L, 0.16), (s * 2.6, L / 2 - 4, 0.09), steel)
        box("rl", (0.16, L, 0.14), (s * 2.7, L / 2 - 4, 2.08), steel)
    for y in np.arange(-0.6, L - 6, 4.0):
        shade_lamp((0, y, 3.05), 1.2, 0, 1.3)
    # One long light stands for the row of lamps, with the pools of the nearest two: a light to each
    # lamp leaves specks in everything that mirrors.
    area((0, L / 2 - 4.5, 3.1), (0, L / 2 - 4.5, 0), 0.45, 900, (1, 0.64, 0.33), sy=L - 6)
    for y in (-0.6, 3.4):
        point((0, y, 2.98), 110, (1, 0.62, 0.30), 0.10)
    area((0, L - 5, 2.6), (0, 0, 1.6), 2.2, 420, (1, 0.66, 0.34))
    area((0, -3.4, 3.2), (0, 4, 1.4), 2.6, 90, (1, 0.88, 0.72))


def round_():
    """the cellarman on the evening round, seen from behind"""
    goes = walking(stride=0.27, seed=16, hair="cap", coat=False)
    person((-0.20, 3.9, 0), math.radians(3), goes, 1.02)
    return camera((0.42, -2.2, 1.34), (-0.12, 8, 1.56), 27, 3.2, (-0.2, 3.9, 1.1))


CAMERAS = {
    "main": lambda: camera((0.55, -2.7, 1.62), (-0.22, 8, 1.82), 24, 4),
    "round": round_,
    "head": lambda: camera((-0.35, 0.55, 1.42), (-2.0, 3.1, 1.22), 36, 2.8, (-1.9, 3.0, 1.1)),
}
