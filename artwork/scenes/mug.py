"""HERO: one dimple mug, back-lit, on wet oak, taproom lights far behind."""
from kit import *


def scene():
    world((0.006, 0.010, 0.007), 1)
    table = oak(
        "tbl",
        "X",
        0.55, (0.012, 0.006, 0.003), (0.085, 0.040, 0.017),
        plank=(2.1, "Y"),
        coat=0.6,
        rough=(0.16, 0.42),
        gap=0.012,
    )
    box("t", (60, 14, 0.6), (0, 1.0, -0.3), table, bevel=0.05)
    mug((0, 0, 0), math.radians(-28), droplets=620, bubbles=300)
    # gold reflector card hidden from camera, seen only through the beer
    m, n = mat("cardm")
    uv = n("ShaderNodeTexCoord").outputs["UV"]
    dd = n("ShaderNodeVectorMath", {0: uv, 1: (0.5, 0.52, 0)}, operation="DISTANCE").outputs[
        "Value"
    ]
    st = n("ShaderNodeMapRange", {0: dd, 1: 0.05, 2: 0.62, 3: 4.6, 4: 0.9}).outputs[0]
    e = n("ShaderNodeEmission", {"Color": (1, 0.66, 0.25, 1), "Strength": st})
    n.L.new(e.outputs[0], n.out.inputs[0])
    c = plane("card", 0.98, 1.22, (0.08, 1.0, 0.72), (math.radians(90), 0, 0), m)
    c.visible_camera = False
    c.visible_diffuse = False
    c.visible_shadow = False
    c.visible_glossy = False
    area(
        (-3.0, -0.9, 2.0), (0, 0, 1.0), 0.55, 135, (1, 0.92, 0.78), 2.8
    )  # left strip: foam + glass edge
    area((2.8, 1.2, 1.7), (0.4, 0, 0.8), 0.5, 90, (1, 0.76, 0.44), 2.6)  # warm right rim + handle
    area((0.2, 2.4, 3.6), (0, 0, 1.3), 1.6, 190, (1, 0.84, 0.60), 1.0)  # top back: lights the foam
    area((1.8, -3.4, 2.2), (0.4, 0, 0.9), 0.5, 16, (1, 0.9, 0.78), 1.6)  # handle sparkle
    area((-2.2, -4.2, 3.0), (0, 0, 1.25), 2.2, 150, (1, 0.91, 0.74))  # front fill: foam reads cream
    plane(
        "wall",
        120, 50, (0, 34, 10),
        (math.radians(90), 0, 0),
        simple("wl", (0.012, 0.030, 0.018), 0.9),
    )
    bokeh(
        78, 14, 30,
        x=(-20, 18),
        z=(1.6, 8.6),
        seed=34,
        s=(0.08, 0.62),
        size=(0.32, 0.95),
        cam=(-0.98, -5.5, 1.28),
    )
    area((-12, 22, 13), (-12, 34, 7), 8, 1500, (1, 0.50, 0.18))
    area((10, 22, 14), (10, 34, 6), 8, 900, (0.75, 0.75, 0.35))


CAMERAS = {
    "main": lambda: camera((-0.98, -5.5, 1.28), (-0.98, 0, 0.86), 47, 0.42, (0, -0.46, 0.9)),
    "tall": lambda: camera((-0.75, -6.3, 1.46), (0.17, 0, 1.04), 52, 0.42, (0, -0.46, 0.9)),
}
