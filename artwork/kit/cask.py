"""The house cask."""
import math
import numpy as np
from .nodes import *
from .materials import *
from .shapes import *


def barrel_parts(nst=24, R=0.46, H=1.1, Rend=0.37):
    """parts of a cask that stands along z, its middle at 0"""
    m, n = mat("stave")
    uv = n("ShaderNodeUVMap").outputs[0]
    s = n("ShaderNodeSeparateXYZ", {0: uv})
    q = math_(n, "MULTIPLY", s.outputs[0], float(nst))
    fl = math_(n, "FLOOR", q)
    oi = n("ShaderNodeObjectInfo").outputs["Random"]
    wn = n(
        "ShaderNodeTexWhiteNoise",
        {"W": math_(n, "ADD", fl, math_(n, "MULTIPLY", oi, 991.0))},
        noise_dimensions="1D",
    ).outputs["Value"]
    vec = n(
        "ShaderNodeCombineXYZ",
        {
            0: math_(n, "MULTIPLY", s.outputs[0], 95.0),
            1: math_(n, "MULTIPLY", s.outputs[1], 3.0),
            2: math_(n, "MULTIPLY", wn, 60.0),
        },
    ).outputs[0]
    g = n(
        "ShaderNodeTexNoise",
        {"Vector": vec, "Scale": 1.6, "Detail": 11.0, "Roughness": 0.7, "Distortion": 0.4},
    ).outputs[0]
    col = ramp(
        n,
        g,
        [(0.3, (0.035, 0.016, 0.007)), (0.5, (0.13, 0.062, 0.026)), (0.72, (0.27, 0.145, 0.066))],
    )
    tone = n("ShaderNodeMapRange", {0: wn, 3: 0.45, 4: 1.15}).outputs[0]
    tn = n("ShaderNodeCombineXYZ", {0: tone, 1: tone, 2: tone}).outputs[0]
    col = mix(n, 1.0, col, tn, "MULTIPLY")
    b = n(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": col, "Roughness": 0.52, "Normal": bump(n, g, 0.6, 0.01)},
    )
    n.L.new(b.outputs[0], n.out.inputs[0])
    iron = metal("hoop", (0.16, 0.145, 0.13), 0.35, 0.65, 14)
    headm = oak(
        "head", "Y", 6.0, (0.03, 0.014, 0.006), (0.26, 0.14, 0.062), plank=(0.105, "X"), gap=0.045
    )

    def prof(z):
        return R - (R - Rend) * (abs(z) / (H / 2)) ** 2.1

    zs = np.linspace(-H / 2, H / 2, 41)

    def disp(a, z, r):
        k = (a / (2 * math.pi) * nst) % 1
        d = min(k, 1 - k)
        return -0.0075 * max(0, 1 - d / 0.07)

    parts = []
    parts.append(revolve("bs", [(prof(z), z) for z in zs], nst * 8, m, disp=disp))
    for z, w in (
        (-0.97, 0.07), (-0.70, 0.055), (-0.34, 0.055), (0.34, 0.055), (0.70, 0.055), (0.97, 0.07),
    ):
        zc = z * H / 2 * 0.965
        a, b2 = zc - w / 2, zc + w / 2
        t = 0.011
        parts.append(
            revolve(
                "hp",
                [
                    (prof(a) - 0.005, a),
                    (prof(a) + t * 0.8, a),
                    (prof(a) + t, a + 0.006),
                    (prof(b2) + t, b2 - 0.006),
                    (prof(b2) + t * 0.8, b2),
                    (prof(b2) - 0.005, b2),
                ],
                96,
                iron,
                smooth=False,
            )
        )
    for sgn in (-1, 1):
        e = sgn * H / 2
        i = sgn * (H / 2 - 0.06)
        parts.append(
            revolve(
                "rim",
                [
                    (Rend + 0.001, e),
                    (Rend - 0.028, e),
                    (Rend - 0.034, e - sgn * 0.012),
                    (Rend - 0.03, i),
                ],
                96,
                m,
                smooth=False,
            )
        )
        hd = revolve("hd", [(Rend, i), (0.2, i), (0.0001, i)], 96, headm, smooth=False)
        parts.append(hd)
    bung = revolve(
        "bung",
        [(0.0001, 0.03), (0.028, 0.028), (0.032, 0.02), (0.034, 0)],
        24,
        simple("cork", (0.3, 0.17, 0.08), 0.8),
    )
    bung.location = (0, -Rend * 0.62, H / 2 - 0.06)
    parts.append(bung)
    return parts
