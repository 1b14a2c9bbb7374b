"""The castle, the bridge and the towers of Prague, from the river."""
from models import *


def model():
    st = clay(0.78, 0)
    st2 = clay(0.70, 14)
    rf = clay(0.44, 48)
    rf2 = clay(0.36, -40)
    wn = clay(0.12, 0)
    cu = clay(0.50, 70)
    rnd = random.Random(11)

    def prism(P, y, dep, m):
        V = [(x, y, z) for x, z in P] + [(x, y + dep, z) for x, z in P]
        n = len(P)
        return obj(
            "p",
            V,
            [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
            + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)],
            m,
            False,
        )

    def bx(x, y, z, w, d, h, m):
        return box("b", (w, d, h), (x, y + d / 2, z + h / 2), m)

    def wins(x, y, z, w, h, nx, nz, ww=0.06, wh=0.12):
        for i in range(nx):
            for j in range(nz):
                bx(
                    x - w / 2 + (i + 0.5) * w / nx,
                    y - 0.012,
                    z + (j + 0.5) * h / nz - wh / 2,
                    ww,
                    0.02,
                    wh,
                    wn,
                )

    def pyr(x, y, z, w, d, h, m, t=0):
        V = [(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y + d, z), (x - w / 2, y + d, z)]
        if t:
            V += [(x - t / 2, y + d / 2, z + h), (x + t / 2, y + d / 2, z + h)]
            F = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
        else:
            V += [(x, y + d / 2, z + h)]
            F = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)]
        return obj("py", V, F, m, False)

    def cone(x, y, z, r, h, m, n=8):
        return revolve(
            "cn",
            [(r, 0), (r * 0.55, h * 0.42), (0.006, h)],
            n,
            m,
            smooth=False,
            loc=(x, y, z),
            rot=(0, 0, 0.39),
        )

    def pin(x, y, z, h, r=0.03):
        cone(x, y, z, r, h, rf2, 6)
        ball("bl", r * 0.42, (x, y, z + h), st, 10, 6)

    def rev(x, y, z, prof, m, n=48, sm=None):
        return revolve("rv", prof, n, m, smooth=n > 12, samples=sm, loc=(x, y, z))

    def onion(x, y, z, s, m=None):  # baroque helm in two tiers
        m = m or cu
        rev(
            x,
            y,
            z,
            [
                (0.20 * s, 0),
                (0.23 * s, 0.03 * s),
                (0.21 * s, 0.16 * s),
                (0.12 * s, 0.26 * s),
                (0.09 * s, 0.30 * s),
                (0.09 * s, 0.42 * s),
                (0.125 * s, 0.44 * s),
                (0.12 * s, 0.52 * s),
                (0.055 * s, 0.60 * s),
                (0.035 * s, 0.66 * s),
                (0.05 * s, 0.70 * s),
                (0.02 * s, 0.78 * s),
                (0.008 * s, 1.05 * s),
                (0.0001, 1.06 * s),
            ],
            m,
            40,
        )

    def house(x, y, z, w, h, d=0.5, rh=0.35, m=None, kind=0, nx=3, nz=2):
        m = m or (st if rnd.random() < 0.5 else st2)
        bx(x, y, z, w, d, h, m)
        wins(x, y, z + 0.04, w * 0.9, h * 0.92, nx, nz, 0.05, 0.10)
        r = rf if rnd.random() < 0.6 else rf2
        if kind == 0:  # eaves to us
            V = [
                (x - w / 2 - 0.03, y - 0.05, z + h),
                (x + w / 2 + 0.03, y - 0.05, z + h),
                (x + w / 2 + 0.03, y + d, z + h),
                (x - w / 2 - 0.03, y + d, z + h),
                (x - w / 2, y + d / 2, z + h + rh),
                (x + w / 2, y + d / 2, z + h + rh),
            ]
            obj("rf", V, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], r, False)
            for q in range(max(1, int(w / 0.35))):
                xx = x - w / 2 + (q + 0.5) * w / max(1, int(w / 0.35))
                bx(xx, y + 0.03, z + h + rh * 0.28, 0.09, 0.12, 0.10, m)
                pyr(xx, y + 0.0, z + h + rh * 0.28 + 0.10, 0.13, 0.14, 0.08, r)
            cx = x + rnd.uniform(-0.3, 0.3) * w
            bx(cx, y + d / 2, z + h + rh - 0.06, 0.07, 0.07, 0.17, st2)
        elif kind == 1:  # baroque gable
            P = [
                (-0.5, 0), (0.5, 0), (0.5, 0.06), (0.36, 0.12), (0.33, 0.28), (0.22, 0.33),
                (0.20, 0.46), (0.10, 0.52), (0, 0.60), (-0.10, 0.52), (-0.20, 0.46), (-0.22, 0.33),
                (-0.33, 0.28), (-0.36, 0.12), (-0.5, 0.06),
            ]
            prism([(x + a * w, z + h + b * w * 0.9) for a, b in P], y, 0.06, m)
            bx(x, y - 0.012, z + h + 0.15 * w, 0.05, 0.02, 0.10, wn)
            prism(
                [(x - w * 0.42, z + h), (x + w * 0.42, z + h), (x, z + h + w * 0.46)],
                y + 0.07,
                d,
                r,
            )
        else:
            prism(
                [(x - w / 2 - 0.02, z + h), (x + w / 2 + 0.02, z + h), (x, z + h + w * 0.62)],
                y - 0.02,
                d,
                r,
            ) and prism(
                [(x - w / 2 + 0.02, z + h), (x + w / 2 - 0.02, z + h), (x, z + h + w * 0.56)],
                y - 0.03,
                0.02,
                m,
            )

    def gothic(x, y, z, w, h, rh, d=None, m=None):
        """gate tower: shaft, gallery, corner turrets, steep hip with a ridge"""
        d = d or w * 0.8
        m = m or st2
        bx(x, y, z, w, d, h, m)
        for zz in (0.33, 0.62):
            bx(x, y - 0.03, z + h * zz, w + 0.06, d + 0.06, 0.045, m)
        P = (
            [(x - 0.17 * w, z)]
            + [
                (
                    x + 0.17 * w * math.cos(t),
                    z + h * 0.20 + 0.20 * w * math.sin(t) * (1.25 if abs(math.cos(t)) < 0.5 else 1),
                )
                for t in np.linspace(math.pi, 0, 14)
            ]
            + [(x + 0.17 * w, z)]
        )
        if h > 1.2:
            prism(P, y - 0.012, 0.02, wn)
        for zz in (0.44, 0.74):
            wins(x, y, z + h * zz, w * 0.8, h * 0.16, 3 if w > 0.5 else 2, 1, 0.055, 0.17)
        bx(x, y - 0.06, z + h, w + 0.12, d + 0.12, 0.10, m)
        for k in range(7):
            bx(x - w / 2 - 0.03 + k * (w + 0.06) / 6, y - 0.07, z + h + 0.10, 0.05, 0.06, 0.055, m)
        pyr(x, y, z + h + 0.10, w * 0.94, d * 0.94, rh, rf2, w * 0.42)
        for sx in (-1, 1):
            cyl(0.075, 0.26, m, (x + sx * (w / 2 + 0.01), y - 0.01, z + h - 0.02), nu=8, bev=0.02)
            cone(x + sx * (w / 2 + 0.01), y - 0.01, z + h + 0.24, 0.10, 0.42, rf2)
        for sx in (-0.2, 0.2):
            pin(x + sx * w, y + d / 2, z + h + 0.08 + rh, 0.22, 0.025)
        for sx in (-0.2, 0.2):
            bx(x + sx * w, y + 0.05, z + h + 0.1 + rh * 0.26, 0.09, 0.1, 0.10, m)
            pyr(x + sx * w, y + 0.02, z + h + 0.2 + rh * 0.26, 0.12, 0.12, 0.14, rf2)

    # --- castle hill (left)
    hill = [
        (-12.4, 0.0), (-12.4, 0.55), (-11.4, 0.95), (-9.5, 1.22), (-6.9, 1.22), (-5.4, 1.0),
        (-4.2, 0.5), (-3.6, 0.0),
    ]
    prism(hill, 3.2, 0.4, clay(0.86, 30))
    for k in range(230):
        x = rnd.uniform(-12.2, -4.2)
        zt = np.interp(x, [a for a, b in hill[1:]], [b for a, b in hill[1:]])
        z = rnd.uniform(0.12, max(0.15, zt - 0.02))
        ball("t", rnd.uniform(0.06, 0.13), (x, 3.1 - z * 0.1, z), clay(0.60, -20), 10, 7)
    z0 = 1.16
    for x, w, h, kx in (
        (-11.1, 1.5, 0.50, 8), (-9.9, 0.9, 0.42, 5), (-8.85, 1.2, 0.46, 7), (-7.5, 1.5, 0.44, 8),
        (-6.2, 1.1, 0.38, 6),
    ):
        bx(x, 3.0, z0 - 0.2, w, 0.4, h + 0.2, st)
        wins(x, 3.0, z0, w * 0.96, h, kx, 2, 0.045, 0.09)
        V = [
            (x - w / 2 - 0.03, 2.95, z0 + h),
            (x + w / 2 + 0.03, 2.95, z0 + h),
            (x + w / 2 + 0.03, 3.4, z0 + h),
            (x - w / 2 - 0.03, 3.4, z0 + h),
            (x - w / 2 + 0.1, 3.2, z0 + h + 0.20),
            (x + w / 2 - 0.1, 3.2, z0 + h + 0.20),
        ]
        obj("rf", V, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], rf, False)
    # cathedral: nave, choir, two spires, great tower
    bx(-9.0, 3.5, z0, 2.5, 0.5, 1.02, st2)
    V = [
        (-10.25, 3.48, z0 + 1.02),
        (-7.75, 3.48, z0 + 1.02),
        (-7.75, 4.0, z0 + 1.02),
        (-10.25, 4.0, z0 + 1.02),
        (-10.2, 3.74, z0 + 1.46),
        (-7.95, 3.74, z0 + 1.46),
    ]
    obj("rf", V, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], rf2, False)
    for k in range(9):
        x = -10.1 + 0.29 * k
        bx(x, 3.44, z0 + 0.3, 0.055, 0.1, 0.74, st)
        pin(x, 3.48, z0 + 1.04, 0.26, 0.03)
    for k in range(8):
        bx(-9.955 + 0.29 * k, 3.48, z0 + 0.50, 0.10, 0.03, 0.40, wn)
    for x in (-10.72, -10.32):
        bx(x, 3.4, z0, 0.30, 0.34, 1.42, st2)
        wins(x, 3.4, z0 + 0.5, 0.24, 0.8, 1, 2, 0.07, 0.26)
        cone(x, 3.57, z0 + 1.42, 0.20, 1.02, rf2)
        for sx in (-0.15, 0.15):
            pin(x + sx, 3.42, z0 + 1.38, 0.34, 0.04)
        rod((x, 3.57, z0 + 2.4), (x, 3.57, z0 + 2.62), 0.012, st, 6)
    x = -8.98
    bx(x, 3.3, z0, 0.46, 0.44, 1.72, st)
    wins(x, 3.3, z0 + 0.55, 0.40, 1.1, 2, 2, 0.07, 0.26)
    bx(x, 3.27, z0 + 1.68, 0.54, 0.5, 0.06, st2)
    onion(x, 3.52, z0 + 1.74, 1.32)
    for sx in (-0.22, 0.22):
        onion(x + sx, 3.34, z0 + 1.74, 0.40)
    pin(-8.2, 3.7, z0 + 1.44, 0.62, 0.05)
    # romanesque pair of white towers
    for x in (-6.92, -6.62):
        bx(x, 3.05, z0 + 0.2, 0.17, 0.17, 0.86, st)
        wins(x, 3.05, z0 + 0.5, 0.15, 0.5, 1, 2, 0.05, 0.09)
        pyr(x, 3.03, z0 + 1.06, 0.22, 0.22, 0.44, rf2)
    # --- Lesser Town: dome and belfry
    x = -4.5
    bx(x, 2.6, 0.3, 1.0, 0.5, 0.72, st)
    wins(x, 2.6, 0.42, 0.9, 0.55, 4, 1, 0.07, 0.22)
    rev(x, 2.85, 1.0, [(0.44, 0), (0.44, 0.34), (0.47, 0.36), (0.47, 0.40)], st, 40)
    for k in range(6):
        a = R(-165 + 30 * k)
        bx(x + 0.45 * math.cos(a), 2.83 + 0.45 * math.sin(a), 1.08, 0.08, 0.03, 0.22, wn)
    rev(
        x,
        2.85, 1.40,
        [
            (0.46, 0), (0.46, 0.10), (0.43, 0.26), (0.34, 0.44), (0.20, 0.57), (0.12, 0.62),
            (0.12, 0.78), (0.15, 0.80), (0.13, 0.88), (0.05, 0.97), (0.02, 1.03), (0.008, 1.25),
            (0.0001, 1.26),
        ],
        cu,
        56,
    )
    x = -3.62
    bx(x, 2.5, 0.3, 0.34, 0.34, 1.36, st2)
    wins(x, 2.5, 0.9, 0.3, 0.7, 1, 2, 0.08, 0.22)
    bx(x, 2.47, 1.64, 0.42, 0.4, 0.05, st)
    onion(x, 2.68, 1.68, 1.08)
    xs = -12.2
    while xs < -3.0:
        w = rnd.uniform(0.42, 0.72)
        house(
            xs + w / 2,
            2.3 + rnd.uniform(-0.1, 0.1),
            0.02,
            w,
            rnd.uniform(0.28, 0.48),
            0.4, 0.26,
            None,
            rnd.choice((0, 0, 0, 2)),
            3, 2,
        )
        xs += w + 0.015
    gothic(-2.78, 1.9, 0.0, 0.46, 0.98, 0.72)
    # --- bridge
    L0, L1 = -2.5, 5.7
    na = 8
    sp = (L1 - L0) / na
    X = np.linspace(L0, L1, na * 28 + 1)
    dk_ = lambda x: 0.40 + 0.10 * math.sin(math.pi * (x - L0) / (L1 - L0))

    def under(x):
        t = ((x - L0) % sp) / sp
        if t < 0.11 or t > 0.89:
            return -0.42
        q = (t - 0.5) / 0.39
        return -0.40 + 0.58 * math.sqrt(max(0, 1 - q * q))

    V = []
    F = []
    for i, x in enumerate(X):
        V += [(x, 1.0, under(x)), (x, 1.0, dk_(x)), (x, 1.5, under(x)), (x, 1.5, dk_(x))]
    for i in range(len(X) - 1):
        a = 4 * i
        F += [(a, a + 4, a + 5, a + 1), (a + 1, a + 5, a + 7, a + 3), (a, a + 2, a + 6, a + 4)]
    obj("br", V, F, st2, False)
    surf(
        "pr",
        lambda u, v: (L0 + (L1 - L0) * u, 0.955, dk_(L0 + (L1 - L0) * u) - 0.035 + 0.07 * v),
        90, 1,
        st,
        smooth=False,
    )
    surf(
        "pr2",
        lambda u, v: (L0 + (L1 - L0) * u, 0.955 + 0.1 * v, dk_(L0 + (L1 - L0) * u) + 0.035),
        90, 1,
        st,
        smooth=False,
    )
    for k in range(na + 1):
        x = L0 + sp * k
        prism(
            [(x - 0.13, -0.44), (x + 0.13, -0.44), (x + 0.13, 0.02), (x, 0.14), (x - 0.13, 0.02)],
            0.86, 0.2,
            st,
        )
        if 0 < k < na:  # statue group on each pier
            z = dk_(x) + 0.03
            bx(x, 0.96, z, 0.20, 0.14, 0.14, st)
            s = rnd.choice((0, 1, 2))
            rev(
                x,
                1.03,
                z + 0.14,
                [
                    (0.06, 0), (0.052, 0.10), (0.065, 0.17), (0.03, 0.22), (0.038, 0.26),
                    (0.02, 0.30), (0.0001, 0.305),
                ],
                rf2,
                16,
            )
            if s:
                rev(
                    x - 0.075,
                    1.04,
                    z + 0.14,
                    [
                        (0.045, 0), (0.04, 0.09), (0.045, 0.13), (0.02, 0.17), (0.026, 0.20),
                        (0.0001, 0.23),
                    ],
                    rf2,
                    14,
                )
                rev(
                    x + 0.078,
                    1.02,
                    z + 0.14,
                    [
                        (0.045, 0), (0.04, 0.08), (0.045, 0.12), (0.02, 0.16), (0.026, 0.19),
                        (0.0001, 0.22),
                    ],
                    rf2,
                    14,
                )
            else:
                rod((x + 0.01, 1.0, z + 0.14), (x + 0.01, 1.0, z + 0.62), 0.014, rf2, 6)
                rod((x - 0.10, 1.0, z + 0.50), (x + 0.12, 1.0, z + 0.50), 0.014, rf2, 6)
        if k < na:
            xl = x + sp / 2
            rod((xl, 0.97, dk_(xl)), (xl, 0.97, dk_(xl) + 0.26), 0.010, rf2, 6)
            ball("lp", 0.03, (xl, 0.97, dk_(xl) + 0.28), st, 10, 7)
    # far bank behind the bridge
    xs = -2.4
    while xs < 5.2:
        w = rnd.uniform(0.40, 0.66)
        house(xs + w / 2, 3.6, 0.30, w, rnd.uniform(0.20, 0.40), 0.3, 0.22, None, 0, 3, 1)
        xs += w
    for k in range(60):
        ball(
            "t",
            rnd.uniform(0.06, 0.12),
            (rnd.uniform(-2.4, 5.4), 3.45, rnd.uniform(0.2, 0.36)),
            clay(0.60, -20),
            10, 7,
        )
    gothic(5.95, 0.8, -0.30, 0.80, 2.05, 1.05)
    # --- Old Town
    xs = 6.45
    while xs < 12.2:
        w = rnd.uniform(0.50, 0.80)
        house(
            xs + w / 2,
            1.2 + rnd.uniform(-0.08, 0.08),
            -0.34,
            w,
            rnd.uniform(0.95, 1.35),
            0.5, 0.34,
            None,
            rnd.choice((0, 1, 1, 2)),
            3, 4,
        )
        xs += w + 0.012
    # twin-spired church
    for x in (8.55, 9.55):
        bx(x, 2.2, 0.5, 0.44, 0.42, 1.62, st2)
        wins(x, 2.2, 1.1, 0.38, 0.9, 2, 2, 0.07, 0.24)
        bx(x, 2.17, 2.10, 0.50, 0.48, 0.06, st)
        pyr(x, 2.2, 2.16, 0.46, 0.44, 0.66, rf2, 0) if False else rev(
            x,
            2.41, 2.16,
            [(0.27, 0), (0.17, 0.48), (0.13, 0.62), (0.03, 1.34), (0.0001, 1.42)],
            rf2,
            8,
        )
        for sx in (-0.24, 0.24):
            cone(x + sx, 2.22, 2.10, 0.075, 0.46, rf2)
        for sx in (-0.15, 0.15):
            cone(x + sx, 2.22, 2.62, 0.06, 0.36, rf2)
        rod((x, 2.41, 3.55), (x, 2.41, 3.78), 0.012, st, 6)
        ball("g", 0.035, (x, 2.41, 3.66), st, 12, 8)
    prism([(8.75, 0.5), (9.35, 0.5), (9.35, 1.65), (9.05, 2.30), (8.75, 1.65)], 2.3, 0.3, st)
    bx(9.05, 2.27, 0.95, 0.22, 0.03, 0.55, wn)
    pin(9.05, 2.4, 2.30, 0.30, 0.04)
    # town-hall tower with clock
    x = 7.45
    bx(x, 1.95, 0.3, 0.50, 0.45, 1.86, st)
    wins(x, 1.95, 1.55, 0.42, 0.5, 2, 1, 0.08, 0.26)
    revolve(
        "ck",
        [(0.0001, 0.03), (0.17, 0.03), (0.185, 0.0)],
        40,
        clay(0.97),
        smooth=False,
        loc=(x, 1.95, 1.20),
        rot=(R(90), 0, 0),
    )
    torus(0.18, 0.022, rf2, (x, 1.93, 1.20), (R(90), 0, 0))
    rod((x, 1.90, 1.20), (x + 0.06, 1.90, 1.30), 0.012, wn, 6)
    rod((x, 1.90, 1.20), (x - 0.03, 1.90, 1.08), 0.010, wn, 6)
    bx(x, 1.90, 2.14, 0.62, 0.55, 0.09, st2)
    pyr(x, 1.95, 2.23, 0.46, 0.42, 0.62, rf2, 0.20)
    for sx in (-0.26, 0.26):
        cyl(0.06, 0.20, st, (x + sx, 1.95, 2.14), nu=8, bev=0.02)
        cone(x + sx, 1.95, 2.34, 0.09, 0.34, rf2)
    rev(
        x,
        2.16, 2.82,
        [(0.09, 0), (0.09, 0.14), (0.11, 0.16), (0.05, 0.30), (0.012, 0.42), (0.0001, 0.56)],
        cu,
        10,
    )
    gothic(11.25, 2.0, 0.4, 0.62, 1.35, 0.95)
    # --- water: swelling strokes
    for k in range(150):
        x = rnd.uniform(-12.2, 12.2)
        z = -0.50 - 0.62 * rnd.random() ** 1.3
        w = rnd.uniform(0.25, 1.5) * (1 - 0.35 * (z + 0.5) / -0.62)
        if abs(x) + w / 2 > 12.25:
            continue
        h = rnd.uniform(0.010, 0.019)
        prism([(x - w / 2, z), (x, z - h), (x + w / 2, z), (x, z + h)], 0.2, 0.02, wn)
    for k in range(46):
        x = -12.3 + k * 0.22
        if x < -2.9:
            bx(x + 0.11, 1.75, -0.46, 0.215, 0.2, 0.49 + 0.0, st if k % 2 else st2)
    bx(9.35, 0.75, -0.50, 6.0, 0.2, 0.20, st2)
    world((0.16,) * 3, 1)
    l = bpy.data.lights.new("Sun", "SUN")
    l.energy = 3.4
    l.angle = 0.03
    o = bpy.data.objects.new("Sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (R(52), 0, R(-52))
    cam((0, -30, 2.4), (0, 0, 1.15), 60, 3600, 880, ortho=25.5)
