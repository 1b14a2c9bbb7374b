"""Down into the cellar: worn steps, limewashed brick vault, a lantern."""
from kit import *


def scene():
    world((0.004, 0.005, 0.005), 1)
    Wd, hw, rise = 1.12, 1.20, 1.02
    sl = -0.62
    n = 13
    tr = 0.29
    ri = 0.18
    bk = brickmat("bk", (0.23, 0.115, 0.066), (0.125, 0.062, 0.038), lime=0.62)
    st = stonemat("st", (0.10, 0.078, 0.055), (0.33, 0.265, 0.185), 2.6, (0.35, 0.75), 0.7)
    pr, tot = barrel_vault(Wd, hw, rise, foot=0.6)

    L = n * tr
    # sloping vault, then a level landing that opens on the cellar; courses run along it
    surf(
        "vault",
        lambda u, v: (pr(v)[0], -2.4 + u * (L + 2.4), pr(v)[1] + sl * max(0, -2.4 + u * (L + 2.4))),
        70, 120,
        bk,
        uv=(L + 2.4, tot),
    )
    zb = sl * L
    surf("vault2", lambda u, v: (pr(v)[0], L + u * 2.2, pr(v)[1] + zb), 20, 120, bk, uv=(2.2, tot))
    for y in (L,):
        z = sl * max(0, y)
        P = [(1.0, -0.16), (0.93, -0.13), (0.93, 0.13), (1.0, 0.16)]
        rib("rib", pr, P, y, 120, st, z)
    r = random.Random(4)
    for i in range(n):
        # worn step: nosing dips in the middle
        y0 = i * tr
        z = -i * ri - 0.0

        def f(u, v, y0=y0, z=z, s=r.random()):
            x = (u - 0.5) * 2 * Wd
            wear = 0.022 * math.exp(-((x / 0.42) ** 2)) * (1 + 0.4 * math.sin(s * 9))
            prof = [
                (y0 + tr + 0.03, -ri - 0.1),
                (y0 + tr + 0.03, -0.035),
                (y0 + tr + 0.022, -0.010),
                (y0 + tr + 0.0, 0),
                (y0 + tr * 0.5, 0),
                (y0 - 0.02, 0),
            ]
            k = v * (len(prof) - 1)
            a = int(min(k, len(prof) - 2))
            t = k - a
            py = prof[a][0] * (1 - t) + prof[a + 1][0] * t
            pz = prof[a][1] * (1 - t) + prof[a + 1][1] * t
            return (
                x,
                py,
                z
                + pz
                - (wear * (0.4 + 0.6 * max(0, (py - y0) / tr)) if pz > -0.04 else 0)
                + 0.003 * math.sin(x * 17 + s * 40),
            )

        surf("stp", f, 40, 10, st)
    plane("top", 2 * Wd, 3, (0, -1.5, 0), (0, 0, 0), slabmat("sl0", w=0.7, h=0.5))
    plane("bot", 9, 12, (0, L + 5.5, -n * ri), (0, 0, 0), slabmat("sl1", wet=(0.5, 0.7)))
    # rope handrail on iron eyes, left
    iron = metal("iron", (0.05, 0.045, 0.04), 0.4, 0.7, 10)
    rope = principled(
        "rope",
        lambda n: ramp(
            n,
            n("ShaderNodeTexWave", {"Vector": co(n), "Scale": 9.0, "Distortion": 1.0}).outputs[0],
            [(0.2, (0.12, 0.075, 0.035)), (0.8, (0.34, 0.235, 0.12))],
        ),
        0.85,
    )
    pts = []
    for i in range(0, 10):
        y = -0.3 + i * 0.42
        pts.append((-Wd + 0.075, y, 0.92 + sl * y - (0.035 if i % 2 else 0)))
    tube("rope", pts, 0.020, rope, 120)
    for i in range(0, 10, 2):
        y = -0.3 + i * 0.42
        tube(
            "eye",
            [
                (-Wd, y, 0.92 + sl * y),
                (-Wd + 0.06, y, 0.93 + sl * y),
                (-Wd + 0.095, y, 0.91 + sl * y),
                (-Wd + 0.06, y, 0.885 + sl * y),
            ],
            0.010,
            iron,
            20,
        )
    # lantern on a bracket at the right
    ly = 1.55
    lz = 1.50 + sl * ly
    tube(
        "lb",
        [(Wd, ly, lz + 0.40), (Wd - 0.18, ly, lz + 0.46), (Wd - 0.30, ly, lz + 0.42)],
        0.014,
        iron,
        20,
    )
    tube(
        "lb2",
        [(Wd, ly, lz + 0.16), (Wd - 0.10, ly, lz + 0.30), (Wd - 0.22, ly, lz + 0.43)],
        0.011,
        iron,
        20,
    )
    lantern((Wd - 0.30, ly, lz - 0.24), 1.0, 230)
    ly = 3.2
    lz = 1.45 + sl * ly
    tube(
        "lb",
        [(Wd, ly, lz + 0.40), (Wd - 0.18, ly, lz + 0.46), (Wd - 0.30, ly, lz + 0.42)],
        0.014,
        iron,
        20,
    )
    lantern((Wd - 0.30, ly, lz - 0.24), 1.0, 120, panes=False)
    # cellar beyond: casks and gold light
    B = join(barrel_parts(), "cask")
    B.location = (0, 0, -99)
    for i in range(-3, 4):
        for row in range(2):
            o = inst(B, (i * 0.96 + row * 0.48, L + 2.9, -n * ri + 0.47 + row * 0.82))
            o.rotation_euler = (
                Matrix.Rotation(math.radians(90), 4, "X")
                @ Matrix.Rotation(r.uniform(-0.5, 0.5), 4, "Z")
            ).to_euler()
    plane(
        "end",
        10, 6,
        (0, L + 3.6, -n * ri + 2),
        (math.radians(90), 0, 0),
        brickmat("bk2", coord="Object", lime=0.3),
    )
    area((0, L + 1.5, -n * ri + 2.1), (0, L + 2.9, -n * ri + 0.8), 0.7, 150, (1, 0.62, 0.28))
    area((0, L + 1.9, -n * ri + 1.9), (0, L - 2, -n * ri + 0.6), 0.8, 330, (1, 0.60, 0.26))
    area((0, -2.2, 2.6), (0, 2, -0.6), 1.4, 60, (0.62, 0.74, 1))


def lantern_view():
    area((-0.15, 0.55, 1.55), (0.82, 1.55, 0.75), 0.4, 12, (0.80, 0.87, 1))
    return camera((0.25, -0.50, 0.90), (0.81, 3.46, -0.10), 36, 4.0, (0.82, 1.55, 0.45))


def guide():
    """the guide goes down first, a lantern in the left hand"""
    y = 4 * 0.29
    z = -4 * 0.18
    feet = ((-0.10, 0.34, -0.20), (0.10, 0.02, 0.0))
    goes = dict(hips=0.84, lean=0.05, feet=feet, left=(-0.30, 0.30, 0.98), right=(0.24, 0.0, 0.80))
    person((-0.12, y, z), 0, Pose(**goes, look=(0.25, 0.2), seed=6, hair="cap"), 1.0)
    lantern((-0.42, y + 0.32, z + 0.48), 0.66, 34)
    return camera((0.22, -0.95, 1.42), (-0.06, 3.0, -0.86), 25, 4, (-0.1, 1.2, 0.4))


CAMERAS = {
    "main": lambda: camera((-0.16, -0.86, 1.50), (0.06, 3.6, -0.98), 24, 4),
    "lantern": lantern_view,
    "guide": guide,
}
