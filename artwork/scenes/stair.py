"""Down into the cellar: worn steps, limewashed brick vault, a lantern."""
from kit import *

# How many steps, how deep and how high.
STEPS = 13, 0.33, 0.16


def bracket(x, y, z, iron, power):
    """a lantern that hangs by two links from a scrolled arm, its plate bolted to the wall at x"""
    box("plate", (0.018, 0.075, 0.46), (x - 0.006, y, z - 0.10), iron, bevel=0.004)
    for dz in (0.09, -0.29):
        ball("bolt", 0.015, (x - 0.02, y, z + dz), iron, 14, 10)
    arm = [
        (0, 0), (-0.14, 0.012), (-0.30, 0), (-0.40, 0.02), (-0.44, 0.07), (-0.40, 0.11),
        (-0.355, 0.085),
    ]
    tube("arm", [(x + dx, y, z + dz) for dx, dz in arm], 0.013, iron, 60)
    stay = [
        (0, -0.28), (-0.10, -0.24), (-0.19, -0.13), (-0.27, -0.02), (-0.20, -0.05), (-0.17, -0.10),
    ]
    tube("stay", [(x + dx, y, z + dz) for dx, dz in stay], 0.010, iron, 60)
    for k, dz in enumerate((-0.028, -0.076)):
        ring = [(0.020 * math.cos(a), 0.034 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 17)]
        link = [(x - 0.32 + w * (k == 0), y + w * (k == 1), z + dz + h) for w, h in ring]
        tube("link", link, 0.0065, iron, 40)
    lantern((x - 0.32, y, z - 0.09 - 0.69 * 0.92), 0.92, power, panes=power > 200)


def scene():
    world((0.004, 0.005, 0.005), 1)
    Wd, hw, rise = 1.12, 1.20, 1.02
    n, tr, ri = STEPS
    sl = -ri / tr
    bk = brickmat("bk", (0.23, 0.115, 0.066), (0.125, 0.062, 0.038), lime=0.62)
    st = sandstone(0.05)
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
        # Two stones to a step, their edge hollow where people walk.
        y0, z = i * tr, -i * ri
        cut = Wd * r.uniform(-0.45, 0.45)
        edge = [
            (0.03, -ri - 0.1),
            (0.03, -0.030), (0.024, -0.012), (0.008, 0), (-0.05, 0),
            (-tr - 0.02, 0),
        ]
        for x0, x1 in ((-Wd, cut - 0.002), (cut + 0.002, Wd)):
            shift = r.uniform(-0.003, 0.003)

            def f(u, v):
                x = x0 + u * (x1 - x0)
                k = min(v * 5, 4.999)
                (ya, za), (yb, zb_) = edge[int(k)], edge[int(k) + 1]
                dy, dz = ya + (yb - ya) * (k % 1), za + (zb_ - za) * (k % 1)
                near = max(0, 1 + dy / tr)
                wear = 0.020 * math.exp(-((x / 0.45) ** 2)) * near if dz > -0.04 else 0
                rough = 0.0022 * noise.noise(Vector((x * 9, dy * 9, i * 7)))
                return (
                    x,
                    y0 + tr + dy + rough - wear * 0.5 * (dz < -0.005),
                    z + dz - wear + rough + shift,
                )

            surf("stp", f, 40, 40, st)
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
        pts.append((-Wd + 0.075, y, 0.92 + sl * y - (0.022 if i % 2 else 0)))
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
    for y, power in ((2.15, 300), (3.95, 150)):
        bracket(Wd, y, 1.62 + sl * y, iron, power)
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
    area((0, -2.2, 2.6), (0, 2, -0.6), 1.4, 44, (0.62, 0.74, 1))
    # the lamp of the room one comes from
    area((0.2, -2.0, 2.0), (0, 1.5, -0.8), 0.5, 34, (1, 0.66, 0.36))


def lantern_view():
    area((-0.15, 1.1, 1.55), (0.82, 2.15, 0.75), 0.4, 12, (0.80, 0.87, 1))
    return camera((0.20, 0.0, 0.86), (0.72, 4.1, -0.32), 36, 4.0, (0.80, 2.15, 0.25))


def guide():
    """the guide goes down first, a lantern in the left hand"""
    _count, tread, rise = STEPS
    y, z = 4 * tread, -4 * rise
    feet = ((-0.10, 0.34, -0.20), (0.10, 0.02, 0.0))
    goes = dict(hips=0.84, lean=0.05, feet=feet, left=(-0.30, 0.30, 0.98), right=(0.24, 0.0, 0.80))
    person((-0.12, y, z), 0, Pose(**goes, look=(0.25, 0.2), seed=6, hair="cap"), 1.0)
    lantern((-0.42, y + 0.32, z + 0.48), 0.66, 34)
    return camera((0.22, -0.95, 1.42), (-0.06, 3.0, -0.86), 28, 4, (-0.1, 1.2, 0.4))


CAMERAS = {
    "main": lambda: camera((-0.28, -1.0, 1.50), (0.14, 4.0, -1.45), 28, 4),
    "lantern": lantern_view,
    "guide": guide,
}
