"""The engraver: tone and depth become swelling lines that follow the form.

python3 engrave.py NAME…   names of engravings.json; reads render/NAME.npz, writes render/NAME.png.
Lines are slices of the object by parallel planes, so they bend round it; the clay's red to blue
ratio turns them (models/__init__.py, clay), its green is the tone. `inv` puts light lines where
the light falls, for dark grounds.
"""
import json
import os
import sys

import numpy as np

from finish import blur, denoise, png

HERE = os.path.dirname(os.path.abspath(__file__))


def up(a, k):
    h, w = a.shape[:2]
    y = (np.arange(h * k) + 0.5) / k - 0.5
    x = (np.arange(w * k) + 0.5) / k - 0.5
    y0 = np.clip(np.floor(y).astype(int), 0, h - 2)
    x0 = np.clip(np.floor(x).astype(int), 0, w - 2)
    fy = np.clip(y - y0, 0, 1)[:, None].astype(np.float32)
    fx = np.clip(x - x0, 0, 1)[None].astype(np.float32)
    return (
        a[y0][:, x0] * (1 - fy) * (1 - fx)
        + a[y0][:, x0 + 1] * (1 - fy) * fx
        + a[y0 + 1][:, x0] * fy * (1 - fx)
        + a[y0 + 1][:, x0 + 1] * fy * fx
    )


def B(a, s):
    return blur(np.ascontiguousarray(a[..., None]), s)[..., 0]


def engrave(
    src,
    out,
    pitch=6.6,
    dk=0.55,
    ang=20,
    gam=0.80,
    hi=0.84,
    lo=2,
    top=95,
    ink=(34, 22, 13),
    edge=1.0,
    crease=0.42,
    cross=0.55,
    dn=3,
    fine=1.0,
    inv=0,
):
    A = np.load(src + ".npz")
    J = json.load(open(src + ".json"))
    rgb = A["rgb"].astype(np.float32)
    z = A["z"][..., 0].astype(np.float32)
    m = z < 1e4
    al = m.astype(np.float32)
    rgb = np.pad(rgb, ((8, 8), (8, 8), (0, 0)), mode="edge")
    nor = A["nor"].astype(np.float32)
    alb = np.clip(A["alb"].astype(np.float32), 0, 1)
    H0, W0 = z.shape
    rgb = denoise(rgb, np.zeros_like(rgb), np.pad(nor, ((8, 8), (8, 8), (0, 0)), mode="edge"), dn)[
        8:-8, 8:-8
    ]
    g = rgb[..., 1]
    l, h = np.percentile(g[m], [lo, top])
    t = np.clip((g - l) / (h - l), 0, 1) ** gam
    e = (alb[..., 0] - alb[..., 2]) / np.maximum(alb[..., 0] + alb[..., 2], 0.02)
    A0 = ang + e * 300.0  # degrees
    px = J["view"] / W0
    zp = np.where(m, z, np.median(z[m])) / px
    # contours: depth breaks (second difference, so slopes do not count), creases, material borders, outline
    lap = sum(np.abs(np.roll(zp, 1, i) + np.roll(zp, -1, i) - 2 * zp) for i in (0, 1))
    gn = sum(np.hypot(*np.gradient(nor[..., c])) for c in range(3))
    ga = np.hypot(*np.gradient(al))
    gm = np.hypot(*np.gradient(B(alb[..., 1], 1))) + np.hypot(*np.gradient(B(e, 1)))
    E = (
        np.clip((lap - 3.2) * 0.22, 0, 1) * m
        + np.clip((gn - crease) * 1.6, 0, 0.9) * m
        + ga * 1.5
        + np.clip(gm * 9 - 0.25, 0, 0.9) * m
    )
    E = np.clip(E, 0, 1) * edge
    E[:3] = E[-3:] = 0
    E[:, :3] = E[:, -3:] = 0
    zs = B(zp, 1)
    k = 2
    t = up(t, k)
    zs = up(zs, k) * k
    al2 = np.clip(up(B(al, 1), k) * 4 - 1.6, 0, 1)
    E = B(up(E, k), 1.2)
    A0 = up(A0, k)
    H, W = t.shape
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    p = pitch * k
    r = np.random.default_rng(2)
    wob = up(B(r.normal(0, 1, (H // 32 + 2, W // 32 + 2)).astype(np.float32), 2), 32)[:H, :W] * 1.1
    Aq = np.round(A0 / 7.5) * 7.5  # quantised so that the lines of one material stay parallel

    def lines(off, pp, dep, width):
        I = np.zeros((H, W), np.float32)
        wpx = width * pp
        wpx = np.where(wpx < 0.75 * fine, 0, np.maximum(wpx, 1.35 * fine))
        for a in np.unique(Aq[al2 > 0]):
            M = Aq == a
            if M.sum() < 60:
                continue
            c, s = np.cos(np.radians(a + off)), np.sin(np.radians(a + off))
            ph = (yy[M] * c + xx[M] * s + zs[M] * dep) / pp + wob[M] * 0.55
            d = np.abs(ph - np.floor(ph) - 0.5) * pp  # px from the spine
            I[M] = np.clip(wpx[M] * 0.5 - d + 0.5, 0, 1)
        return I

    dark = (
        t**1.25 * 0.96 if inv else 1 - t
    )  # inv: light ink for dark grounds, lines where the light falls
    if inv:
        cross = max(cross, 0.60)
    i1 = lines(0, p, dk, np.clip((dark - (1 - hi)) * 0.96, 0, 0.82))
    i2 = lines(56, p * 1.04, -dk * 0.5, np.clip((dark - cross) * 1.2, 0, 0.62))
    i3 = lines(-50, p, dk * 0.25, np.clip((dark - 0.82) * 1.6, 0, 0.5))
    I = np.maximum.reduce([i1, i2, i3]) * al2
    I = np.maximum(I, np.clip((E - 0.22) * 3.0, 0, 1))
    I = I[: H // 2 * 2, : W // 2 * 2].reshape(H // 2, 2, W // 2, 2).mean((1, 3))
    alpha = (np.clip(I, 0, 1) * 255).astype(np.uint8)
    png(out, np.dstack([np.full(alpha.shape, part, np.uint8) for part in ink] + [alpha]))


if __name__ == "__main__":
    with open(os.path.join(HERE, "engravings.json")) as file:
        settings = json.load(file)
    for name in sys.argv[1:]:
        model = os.path.join(HERE, "render", name.replace("engrave-", "clay-").removesuffix("-light"))
        engrave(model, os.path.join(HERE, "render", name + ".png"), **settings[name])
