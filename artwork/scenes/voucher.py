"""Gift voucher: cream envelope, green ribbon, wax seal, on oak."""
from kit import *


def scene():
    world((0.014, 0.018, 0.015), 1)
    tabletop((0.012, 0.006, 0.003), (0.13, 0.062, 0.027), 1.9, 0.35, (0.25, 0.5))
    env = papermat("env", (0.80, 0.72, 0.55))
    env2 = papermat("env2", (0.74, 0.65, 0.48))
    grn = papermat("gp", (0.018, 0.085, 0.05))
    W, H = 4.4, 2.9

    def bld():
        slab(
            "e",
            [(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)],
            0.05,
            env,
            0.012,
        )

        # side and bottom flaps, then the top flap, each a curved sheet
        def flap(pts, z, m, lift=0.05):
            A, B, C = [np.array(p, float) for p in pts]

            def f(u, v):
                q = 1 - v
                w = 1 - q * 0.0
                P = (A * (1 - u) + B * u) * (1 - v) + C * v
                P = P + (C - P) * 0
                k = 0.035 * math.sin(min(1, v * 1.0) * math.pi)
                tip = max(0, v - 0.86) / 0.14
                return (P[0], P[1], z + lift * v**2 + k * 0.3 - 0.0 * tip)

            return surf("fl", f, 24, 24, m)

        flap(
            [(-W / 2 + 0.01, -H / 2 + 0.02), (-W / 2 + 0.01, H / 2 - 0.02), (-0.05, -0.15)],
            0.055,
            env2,
            0.01,
        )
        flap(
            [(W / 2 - 0.01, H / 2 - 0.02), (W / 2 - 0.01, -H / 2 + 0.02), (0.05, -0.15)],
            0.058,
            env2,
            0.01,
        )
        flap(
            [(-W / 2 + 0.02, -H / 2 + 0.01), (W / 2 - 0.02, -H / 2 + 0.01), (0, 0.12)],
            0.066,
            env,
            0.015,
        )
        f = flap(
            [(W / 2 - 0.01, H / 2 - 0.005), (-W / 2 + 0.01, H / 2 - 0.005), (0, -0.34)],
            0.075,
            env,
            0.03,
        )
        s = f.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.012
        wax_seal((0, -0.30, 0.15), 0.50, 0.12)

    group(bld, (0, 0, 0.02), math.radians(11))
    # green card peeping from under
    slab(
        "cd",
        [(-2.1, -1.35), (2.1, -1.35), (2.1, 1.35), (-2.1, 1.35)],
        0.03,
        grn,
        0.006,
        loc=(0.55, 0.55, 0.0),
        rot=(0, 0, math.radians(-7)),
    )
    gold = metal("gl", (0.93, 0.66, 0.28), 0.18, 0.36, 6)
    # ribbon lying in a loop over the table
    rm = principled(
        "rib",
        lambda n: ramp(
            n,
            noise_(n, co(n, "UV", (400, 2, 1)), 1.0, 3.0),
            [(0.3, (0.010, 0.060, 0.035)), (0.7, (0.022, 0.11, 0.065))],
        ),
        0.34,
        lambda n: noise_(n, co(n, "UV", (2, 300, 1)), 1.0, 2.0),
        0.25, 0.01,
    )

    def ribbon(pts, w, samples=160):
        P = spline(pts, samples)
        T = np.gradient(P, axis=0)

        def f(u, v):
            i = int(round(u * samples))
            t = T[i] / np.linalg.norm(T[i])
            tw = math.sin(u * 9) * 0.5
            n2 = np.cross(t, [0, 0, 1])
            n2 /= max(1e-6, np.linalg.norm(n2))
            nn = n2 * math.cos(tw) + np.array([0, 0, 1]) * math.sin(tw)
            p = P[i] + nn * w * (v - 0.5)
            return tuple(p)

        return surf("rb", f, samples, 6, rm)

    def band():
        box("bd", (W + 0.03, 0.34, 0.014), (0, -0.30, 0.108), rm)
        box("bs", (0.012, 0.34, 0.10), (-W / 2 - 0.012, -0.30, 0.06), rm)
        box("bs", (0.012, 0.34, 0.10), (W / 2 + 0.012, -0.30, 0.06), rm)
        ribbon(
            [
                (0.05, -0.50, 0.122), (0.26, -0.72, 0.125), (0.40, -1.10, 0.18),
                (0.75, -1.62, 0.10), (0.95, -2.0, 0.06),
            ],
            0.30, 80,
        )
        ribbon(
            [
                (-0.08, -0.50, 0.122), (-0.24, -0.74, 0.125), (-0.32, -1.20, 0.17),
                (-0.52, -1.70, 0.09), (-0.62, -2.05, 0.05),
            ],
            0.30, 80,
        )

    group(band, (0, 0, 0.02), math.radians(11))

    # brass bottle opener-like stamp: turned handle and brass head
    def stamp():
        revolve(
            "sh",
            [
                (0.0001, 0), (0.33, 0), (0.35, 0.03), (0.35, 0.16), (0.30, 0.22), (0.16, 0.28),
                (0.13, 0.36), (0.17, 0.42),
            ],
            64,
            gold,
            samples=60,
        )
        revolve(
            "sw",
            [
                (0.17, 0.42), (0.20, 0.50), (0.14, 0.66), (0.13, 0.9), (0.19, 1.15), (0.27, 1.35),
                (0.28, 1.5), (0.20, 1.64), (0.0001, 1.68),
            ],
            64,
            oak(
                "hn",
                "Z",
                1.5, (0.03, 0.012, 0.005), (0.16, 0.07, 0.028),
                coat=0.6,
                rough=(0.2, 0.35),
            ),
            samples=60,
        )

    group(stamp, (2.05, -1.62, 0.36), (math.radians(90), 0, math.radians(118)))
    hm = hop_mat()
    o = hop_cone(1, 46, hm)
    o.location = (-2.75, 1.15, 0.19)
    o.scale = (0.44,) * 3
    o.rotation_euler = (
        Matrix.Rotation(math.radians(-40), 4, "Z") @ Matrix.Rotation(math.radians(93), 4, "Y")
    ).to_euler()
    o2 = inst(o, (-2.2, 1.6, 0.18), (0, 0, 0), 0.42)
    o2.rotation_euler = (
        Matrix.Rotation(math.radians(15), 4, "Z")
        @ Matrix.Rotation(math.radians(94), 4, "Y")
        @ Matrix.Rotation(2, 4, "Z")
    ).to_euler()
    o3 = inst(o, (-3.0, 0.55, 0.17), (0, 0, 0), 0.40)
    o3.rotation_euler = (
        Matrix.Rotation(math.radians(80), 4, "Z")
        @ Matrix.Rotation(math.radians(94), 4, "Y")
        @ Matrix.Rotation(4, 4, "Z")
    ).to_euler()
    area((-5.0, 2.6, 3.4), (0, 0, 0), 1.2, 560, (1, 0.88, 0.68))
    area((5.0, 2.5, 2.2), (0, 0, 0), 1.0, 170, (1, 0.68, 0.36))
    area((0, -5, 5), (0, 0, 0), 3, 130, (1, 0.94, 0.84))


CAMERAS = {
    "main": lambda: camera((0.25, -4.9, 5.6), (0.08, -0.16, 0), 43, 0.8, (0, -0.4, 0.1)),
    "seal": lambda: camera((-0.5, -2.9, 2.3), (0.06, -0.36, 0.1), 50, 0.6, (0, -0.4, 0.2)),
}
