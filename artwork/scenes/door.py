"""The house at night: green door ajar, bell sign, wet setts."""
from kit import *


def scene():
    world((0.010, 0.014, 0.026), 1)
    pl = plaster("fac", (0.44, 0.335, 0.21), (0.21, 0.15, 0.09), 0.9)
    st = stonemat("st", (0.13, 0.105, 0.075), (0.36, 0.29, 0.20), 3.0, 0.75, 0.8)
    wet = principled(
        "sett",
        lambda n: mix(
            n,
            1.0,
            ramp(
                n,
                noise_(n, co(n), 7.0),
                [(0.3, (0.018, 0.018, 0.018)), (0.7, (0.085, 0.080, 0.072))],
            ),
            ramp(
                n,
                n("ShaderNodeObjectInfo").outputs["Random"],
                [(0, (0.5, 0.5, 0.5)), (1, (1.2, 1.15, 1.1))],
            ),
            "MULTIPLY",
        ),
        lambda n: rng_(n, noise_(n, co(n), 5.0), 0.35, 0.65, 0.06, 0.30),
        lambda n: noise_(n, co(n), 9.0),
        0.22, 0.02,
        Specular=0.7,
    )
    cobbles(-3.6, 3.8, -5.2, -0.02, wet, 0.165, 0.135)
    plane("gnd", 40, 40, (0, 0, -0.075), (0, 0, 0), simple("gnd", (0.012, 0.011, 0.010), 0.25))
    # wall with an arched opening: ring of quads around the arch
    hw, sp = 0.78, 1.62  # half width and springing
    arch = (
        [(-hw, 0), (-hw, sp)]
        + [(hw * math.cos(a), sp + hw * math.sin(a)) for a in np.linspace(math.pi, 0, 33)][1:]
        + [(hw, 0)]
    )

    def wallmesh():
        outer = [(-7, 0), (-7, sp)] + [(-7 + 14 * i / 32, 7.5) for i in range(1, 33)] + [(7, 0)]
        V = [(x, 0, z) for x, z in arch] + [(x, 0, z) for x, z in outer]
        k = len(arch)
        obj("wl", V, [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)], pl, False)

    wallmesh()

    # stone portal of voussoirs
    def stones():
        r = random.Random(2)
        w = 0.30
        for s in (-1, 1):
            z = 0
            for h in (0.44, 0.30, 0.46, 0.30):
                box(
                    "vj",
                    (w + (0.10 if h < 0.4 else 0), 0.30, h - 0.012),
                    (s * (hw + w / 2 + (0.05 if h < 0.4 else 0)), -0.02, z + h / 2),
                    st,
                    bevel=0.018,
                )
                z += h * sp / 1.5
        m = 11
        for i in range(m):
            a = math.pi * (i + 0.5) / m
            L = w + (0.16 if i == m // 2 else 0)
            q = hw + L / 2
            da = math.pi / m
            o = slab(
                "vs",
                [
                    ((hw) * math.cos(a - da / 2 * 0.985), (hw) * math.sin(a - da / 2 * 0.985)),
                    (
                        (hw + L) * math.cos(a - da / 2 * 0.985),
                        (hw + L) * math.sin(a - da / 2 * 0.985),
                    ),
                    (
                        (hw + L) * math.cos(a + da / 2 * 0.985),
                        (hw + L) * math.sin(a + da / 2 * 0.985),
                    ),
                    ((hw) * math.cos(a + da / 2 * 0.985), (hw) * math.sin(a + da / 2 * 0.985)),
                ],
                0.30,
                st,
                0.016,
                loc=(0, 0.13, sp),
                rot=(math.radians(90), 0, 0),
            )

    stones()
    box("step", (2.3, 0.62, 0.16), (0, -0.30, 0.06), st, bevel=0.03)
    # reveal and passage
    surf(
        "rev",
        lambda u, v: (
            arch[int(round(u * (len(arch) - 1)))][0],
            v * 0.36,
            arch[int(round(u * (len(arch) - 1)))][1],
        ),
        len(arch) - 1,
        1,
        st,
    )
    hall = plaster("hall", (0.62, 0.47, 0.27), (0.34, 0.23, 0.12), 1.0)
    surf(
        "pas",
        lambda u, v: (
            arch[int(round(u * (len(arch) - 1)))][0] * 1.35,
            0.36 + v * 5.2,
            arch[int(round(u * (len(arch) - 1)))][1] * 1.10,
        ),
        len(arch) - 1,
        24,
        hall,
    )
    plane(
        "pf",
        2.2, 5.6, (0, 2.8, 0.135), (0, 0, 0),
        slabmat("pfl", w=0.5, h=0.5, c1=(0.20, 0.15, 0.10), c2=(0.12, 0.09, 0.06)),
    )
    plane("pe", 3, 4, (0, 5.5, 1.5), (math.radians(90), 0, 0), hall)
    B = join(barrel_parts(), "cask")
    B.location = (0.62, 4.3, 0.70)
    bulb = emit("bulb", (1, 0.60, 0.24), 60)
    iron = metal("iron", (0.05, 0.045, 0.04), 0.4, 0.7, 10)
    ball("b1", 0.06, (0, 2.4, 2.18), bulb)
    revolve(
        "shd",
        [
            (0.02, 0.19), (0.05, 0.17), (0.10, 0.11), (0.19, 0.03), (0.20, 0.02), (0.19, 0.025),
            (0.09, 0.10), (0.02, 0.15),
        ],
        40,
        iron,
        loc=(0, 2.4, 2.15),
    )
    tube("cd", [(0, 2.4, 2.35), (0, 2.4, 2.8)], 0.008, iron, 2)
    point((0, 2.4, 2.08), 95, (1, 0.58, 0.24), 0.06)
    area((0, 1.3, 2.15), (0, -2.2, 0.0), 0.5, 760, (1, 0.60, 0.26))
    # green doors: right leaf shut, left leaf folded inwards
    gd = principled(
        "gdoor",
        lambda n: ramp(
            n,
            noise_(n, co(n, "Object", (3, 3, 0.6)), 3.0),
            [(0.3, (0.006, 0.040, 0.024)), (0.7, (0.012, 0.066, 0.040))],
        ),
        0.30,
        lambda n: noise_(n, co(n, "Object", (12, 12, 1.5)), 3.0),
        0.25, 0.01,
        Clearcoat=0.3,
    )
    br = metal("br", (0.90, 0.58, 0.22), 0.14, 0.3, 6, 0.0, 0.7)

    def leaf(s):
        o = [(0, 0), (0.77, 0)] + [
            (0.775 * math.sin(a), sp + 0.775 * math.cos(a)) for a in np.linspace(math.pi / 2, 0, 20)
        ]
        o = [(s * x, z) for x, z in o]
        o = o if s > 0 else o[::-1]
        slab("lf", o, 0.06, gd, 0.006, rot=(math.radians(90), 0, 0))
        for z0, z1 in ((0.16, 0.62), (0.74, 1.52)):
            box("pn", (0.52, 0.03, z1 - z0), (s * 0.39, -0.07, (z0 + z1) / 2), gd, bevel=0.02)
            box(
                "pn", (0.40, 0.04, z1 - z0 - 0.12), (s * 0.39, -0.08, (z0 + z1) / 2), gd, bevel=0.03
            )

    group(lambda: leaf(1), (0, 0.30, 0.15), 0)
    folded = group(lambda: leaf(-1), (-0.76, 0.36, 0.15), math.radians(180 - 92))
    folded.name = "folded leaf"
    tube(
        "hdl",
        [(0.10, 0.20, 1.02), (0.10, 0.14, 1.04), (0.10, 0.13, 1.20), (0.10, 0.20, 1.22)],
        0.016,
        br,
        20,
    )
    revolve(
        "kn",
        [(0.0001, 0.05), (0.035, 0.045), (0.045, 0.02), (0.03, 0)],
        24,
        br,
        loc=(0.10, 0.18, 0.92),
        rot=(math.radians(90), 0, 0),
    )

    # lit window at the right, lantern at the left, sign above
    def window(x, z, w, h, s):
        wm, n = mat("wg")
        v = co(n, "Object")
        g = noise_(n, v, 2.4, 4.0)
        e = n(
            "ShaderNodeEmission",
            {"Color": ramp(n, g, [(0.3, (1, 0.40, 0.10)), (0.7, (1, 0.66, 0.30))]), "Strength": s},
        )
        n.L.new(e.outputs[0], n.out.inputs[0])
        plane("wg", w, h, (x, -0.004, z), (math.radians(90), 0, 0), wm)
        fr = simple("wfr", (0.02, 0.05, 0.033), 0.4)
        for k in (-0.5, 0, 0.5):
            box("m", (0.05, 0.07, h), (x + k * w, -0.03, z), fr)
        for k in (-0.5, -0.1, 0.2, 0.5):
            box("m", (w, 0.07, 0.04), (x, -0.03, z + k * h), fr)
        for k in (-1, 1):
            box("sj", (0.17, 0.22, h + 0.36), (x + k * (w / 2 + 0.085), -0.05, z), st, bevel=0.012)
        box("sl", (w + 0.54, 0.26, 0.13), (x, -0.08, z - h / 2 - 0.06), st, bevel=0.012)
        box("lin", (w + 0.46, 0.24, 0.20), (x, -0.05, z + h / 2 + 0.09), st, bevel=0.012)

    window(2.15, 1.62, 0.86, 1.20, 1.1)
    window(-2.25, 1.62, 0.86, 1.20, 0.8)
    window(2.15, 4.5, 0.86, 1.3, 0.22)
    bell_sign((-1.42, -0.02, 3.55), 1.0, math.radians(-90)).rotation_euler = (
        0, 0,
        math.radians(-62),
    )
    ly = -0.36
    tube(
        "lbr",
        [(1.34, 0, 2.62), (1.34, -0.22, 2.72), (1.34, -0.36, 2.66), (1.34, -0.36, 2.58)],
        0.014,
        iron,
        20,
    )
    lantern((1.34, -0.36, 1.93), 1.05, 150)
    area((-4, -6, 7), (0, 0, 1.5), 5, 330, (0.46, 0.60, 1))
    spot((-0.35, -1.5, 4.6), (-1.05, -0.6, 3.0), 120, (1, 0.66, 0.34), 60, 0.9, 0.1)


def midnight():
    """the bell from the side, the lantern and the door beyond it, mist in the air"""
    eye = (-3.05, -2.55, 2.35)
    # From this side its arched top shows through the stones.
    for part in bpy.data.objects["folded leaf"].children:
        part.hide_render = True
    steam((-0.75, -1.15, 2.75), 2.4, 1.5, 5, 0.22, (1, 0.80, 0.58), eye)
    steam((0.75, -0.75, 2.2), 2.2, 1.7, 9, 0.28, (1, 0.72, 0.44), eye)
    return camera(eye, (-0.45, -0.3, 3.02), 36, 2.8, (-1.05, -0.71, 3.05))


def guests():
    """two of them at the threshold, dark against the light inside"""
    person((-0.16, -0.55, 0), math.radians(4), walking(stride=0.22, seed=8, hair="cap"))
    second = walking(stride=-0.24, seed=9, hair="long", build=0.92)
    person((-0.66, -1.25, 0), math.radians(-14), second, 0.94)
    return camera((-0.45, -5.6, 1.30), (-0.15, 0, 1.62), 34, 4, (-0.2, -0.6, 1.2))


CAMERAS = {
    "main": lambda: camera((-0.55, -5.4, 1.35), (-0.05, 0, 1.78), 31, 6),
    "sign": lambda: camera((0.35, -2.5, 2.25), (-0.95, -0.3, 3.12), 42, 2.8, (-1.1, -0.6, 3.0)),
    "midnight": midnight,
    "guests": guests,
}
