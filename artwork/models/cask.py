"""An empty cask, lying, its bung beside it."""
from models import *


def model():
    staved_barrel()
    dark = clay(0.03)
    wood = clay(0.6, -30)
    head = -0.55 + 0.05
    ring(0.046, 0.03, 0.012, wood, (0, 0.22, head - 0.012))
    cyl(0.046, 0.01, dark, (0, 0.22, head - 0.009), (R(180), 0, 0), 0.02)
    g = group(
        [o for o in bpy.data.objects if o.parent is None and o.type in ("MESH", "CURVE")],
        (0, 0, 0.48),
    )
    g.rotation_euler = (
        Matrix.Rotation(R(-44), 4, "Z") @ Matrix.Rotation(R(-90), 4, "X") @ Matrix.Rotation(R(14), 4, "Z")
    ).to_euler()
    bung = cyl(0.05, 0.12, wood, (-0.16, -0.72, 0.05), (R(90), 0, R(62)), 0.08, r2=0.042)
    soft(bung)
    key((-2.6, -2.8, 2.8), (0, 0, 0.5), 0.9, 210, 0.12)
    cam((0.02, -4.4, 1.35), (-0.02, -0.12, 0.40), 108, 1100, 1040)
