# Post-processing of renders: denoising (a-trous wavelets guided by albedo
# and normals, or the grade `fit` of denoise.py), depth haze, bloom, filmic tone curve, split toning
# (green-black shadows, gold highlights), vignette, film grain. Uses only numpy.
import json
import os
import struct
import sys
import zlib

import numpy as np
from denoise import denoise_halves


def shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def denoise(rgb, alb, nor, it=4, sl=0.9, sn=0.25, sa=0.12):
    lum = lambda c: c @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    alb2 = np.clip(alb, 0.03, None)
    L = np.log1p(np.clip(rgb, 0, 60))  # log radiance: fireflies count less
    # despeckle: keep between the 3rd lowest and the 3rd highest of the 3x3 neighbours
    N8 = np.stack([shift(L, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    N8 = np.partition(N8, (2, 5), axis=0)
    L = np.clip(L, N8[2] * 0.94 - 0.01, N8[5] * 1.06 + 0.01)
    del N8
    k = np.array([1, 4, 6, 4, 1], np.float32) / 16
    for i in range(it):
        s = 2**i
        acc = np.zeros_like(L)
        wt = np.zeros(L.shape[:2] + (1,), np.float32)
        l0 = lum(L)
        var = np.maximum(0.012, 0.10 * l0) * sl / (1.6**i)
        for a in range(-2, 3):
            for b in range(-2, 3):
                q = shift(L, a * s, b * s)
                w = k[a + 2] * k[b + 2] * np.exp(-np.abs(lum(q) - l0) / var)
                w = w * np.exp(
                    -np.sum((shift(nor, a * s, b * s) - nor) ** 2, -1) / sn**2
                    - np.sum((shift(alb, a * s, b * s) - alb) ** 2, -1) / sa**2
                )
                w = w[..., None]
                acc += q * w
                wt += w
        L = acc / wt
    return np.expm1(L)


def blur(a, sig):
    # box x3
    r = max(1, int(sig))
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(a, [(r + 1, r) if x == ax else (0, 0) for x in range(a.ndim)], mode="edge")
            c = np.cumsum(p, ax, dtype=np.float64)
            n = a.shape[ax]
            a = (
                (np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax) - np.take(c, range(0, n), ax))
                / (2 * r + 1)
            ).astype(np.float32)
    return a


def denoise_demod(rgb, alb, nor, it=5, sl=0.35, sn=0.18, clampk=3.0, g0=2):
    """divide the albedo out, filter the light alone (guides: normal + pre-blurred light), multiply the albedo back:
    brick, grain and tile stay sharp while the light goes clean"""
    a = np.clip(alb, 0.02, 1.0)
    I = np.clip(rgb, 0, 80) / a
    M = blur(I, 5)
    I = np.minimum(I, M * clampk + 1e-4)
    k = np.array([1, 4, 6, 4, 1], np.float32) / 16
    nb = blur(nor, 1)
    for i in range(it):
        st = 2**i
        G = blur(I, g0 if i < 2 else 1).mean(-1) + 1e-4
        acc = np.zeros_like(I)
        wt = np.zeros(I.shape[:2] + (1,), np.float32)
        for p in range(-2, 3):
            for q in range(-2, 3):
                g = shift(G, p * st, q * st)
                w = (
                    k[p + 2]
                    * k[q + 2]
                    * np.exp(-np.abs(np.log(g / G)) / (sl))
                    * np.exp(-np.sum((shift(nb, p * st, q * st) - nb) ** 2, -1) / sn**2)
                )
                w = w[..., None]
                acc += shift(I, p * st, q * st) * w
                wt += w
        I = acc / wt
    return I * a


def with_plain_box(rgb, noisy, alb, nor, P, box):
    """denoises plainly the box (left, top, right and bottom as parts of the picture) that holds
    polished metal: its albedo is partly that of what it mirrors, and cannot be divided out"""
    h, w = rgb.shape[0] - 2 * P, rgb.shape[1] - 2 * P
    x0, y0, x1, y1 = (int(part * n) + P for part, n in zip(box, (w, h, w, h)))
    near = np.s_[y0 - P : y1 + P, x0 - P : x1 + P]
    inside = np.zeros(rgb.shape[:2] + (1,), np.float32)
    inside[y0:y1, x0:x1] = 1
    k = blur(inside, 8)[near]
    clean = denoise(noisy[near], alb[near], nor[near], 4, 2.2, 1.0, 1.5)
    rgb = rgb.copy()
    rgb[near] = rgb[near] * (1 - k) + clean * k
    return rgb


def clean(A, radiance, dn=4, dnargs={}, demod=False, plain=None, fit=False, mirror=False, **_):
    """takes the noise out of a radiance, led by the albedo and the normals of the render A"""
    if fit:
        return denoise_halves(A, mirror)
    rgb = np.nan_to_num(radiance.astype(np.float32))
    if not dn:
        return rgb
    nor = (A["nor"] if "nor" in A else A["nor2"]).astype(np.float32)
    alb = A["alb"].astype(np.float32) if "alb" in A else np.zeros_like(rgb)
    P = 2**dn * 2
    pd = lambda a: np.pad(a, ((P, P), (P, P), (0, 0)), mode="reflect")
    rgb, alb, nor = pd(rgb), pd(alb), pd(nor)  # no streaks at the edges
    noisy = rgb
    rgb = (
        denoise_demod(rgb, alb, nor, dn, **dnargs)
        if demod
        else denoise(rgb, alb, nor, dn, **dnargs)
    )
    if plain:
        rgb = with_plain_box(rgb, noisy, alb, nor, P, plain)
    return rgb[P:-P, P:-P]


def develop(
    rgb,
    depth,
    exp=1.0,
    against=1.0,
    fog=None,
    bloom=0.12,
    vig=0.35,
    tone=0.5,
    sat=1.0,
    grain=0.018,
    contrast=1.0,
    warm=0.6,
    **_,
):
    """returns the pixels of a clean radiance, from 0 to 255 but not rounded"""
    H, W, _channels = rgb.shape
    # Exposed for the sky: everything nearer keeps this share of its light.
    rgb = np.where(depth[..., :1] < 5e3, rgb * against, rgb)
    if fog:
        z = np.minimum(depth[..., 0].astype(np.float32), 1e4)
        f = 1 - np.exp(-np.maximum(0, z - fog["start"]) / fog["len"])
        if "H" in fog:  # height fog: rebuild each pixel's height from depth and camera
            vv = (0.5 - np.arange(H) / H)[:, None] * (36 * H / W) / fog["lens"]
            hh = fog["camz"] + z * np.sin(np.arctan(vv) + fog["pitch"])
            nz = fog.get("floor", 0)
            f = f * np.exp(-np.maximum(0, hh - nz) / fog["H"])
            f = np.where(
                z > 5e3,
                fog.get("sky", 0.0) * np.exp(-np.maximum(0, vv + np.tan(fog["pitch"])) / 0.10),
                f,
            )
        f = blur(f[..., None], 2)
        g = blur(rgb, W / 26)  # haze carries the scene's own light
        rgb = rgb * (1 - f * fog["amt"]) + f * fog["amt"] * (
            np.array(fog["col"], np.float32) * fog.get("s", 1) + g * fog.get("glow", 0.6)
        )
    rgb = rgb * exp
    hi = np.maximum(0, rgb - 0.8)
    hi = np.minimum(hi, 6)
    rgb = rgb + bloom * (
        0.55 * blur(hi, W / 160) + 0.35 * blur(hi, W / 50) + 0.25 * blur(hi, W / 16)
    )
    # filmic (Hable-like shoulder via ACES fit)
    x = rgb * 0.72
    y = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    y = np.power(y, 1 / 2.2)
    if contrast != 1:
        y = np.clip(0.42 + (y - 0.42) * contrast, 0, 1)
    l = (y @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    y = l + (y - l) * sat
    sh = np.array([0.010, 0.026, 0.016], np.float32) * tone
    hl = np.array([0.045, 0.018, -0.05], np.float32) * tone
    y = y + sh * (1 - l) ** 3 + hl * l * (1 - l) * 1.6
    if warm:
        y = y * (
            1
            - np.clip((l - 0.74) / 0.26, 0, 1) * (1 - np.array([1, 0.945, 0.80], np.float32)) * warm
        )
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    d = np.sqrt(((xx / W - 0.5) * 1.05) ** 2 + ((yy / H - 0.5) * 0.95) ** 2)
    y *= (1 - vig * np.clip((d - 0.25) / 0.5, 0, 1) ** 1.7)[..., None]
    rng = np.random.default_rng(5)
    g = rng.normal(0, 1, (H, W)).astype(np.float32)
    g = 0.7 * g + 0.6 * blur(g[..., None], 1)[..., 0] * 2
    y = y + (g * grain * (1 - np.abs(2 * l[..., 0] - 0.75) * 0.5))[..., None]
    return np.clip(y, 0, 1) * 255


def finish(src, out, **grade):
    A = np.load(src)
    png(out, rounded(develop(clean(A, A["rgb"], **grade), A["z"], **grade)))


def rounded(pixels):
    return (np.clip(pixels, 0, 255) + 0.5).astype(np.uint8)


def png(path, a):
    """writes 8-bit pixels, RGB or RGBA"""
    H, W, parts = a.shape
    colour = {3: 2, 4: 6}[parts]
    raw = np.hstack([np.zeros((H, 1), np.uint8), a.reshape(H, W * parts)]).tobytes()
    ch = (
        lambda t, d: struct.pack(">I", len(d))
        + t
        + d
        + struct.pack(">I", zlib.crc32(t + d) & 0xFFFFFFFF)
    )
    open(path, "wb").write(
        b"\x89PNG\r\n\x1a\n"
        + ch(b"IHDR", struct.pack(">IIBBBBB", W, H, 8, colour, 0, 0, 0))
        + ch(b"IDAT", zlib.compress(raw, 6))
        + ch(b"IEND", b"")
    )


HERE = os.path.dirname(os.path.abspath(__file__))


def read(name):
    with open(os.path.join(HERE, name)) as file:
        return json.load(file)


def grade_of(shot):
    """A shot's grade: what it says itself, over the base it names in grades.json."""
    own = dict(read("shots.json")[shot]["grade"])
    base = own.pop("base", None)
    return {**(read("grades.json")[base] if base else {}), **own}


if __name__ == "__main__":
    for shot in sys.argv[1:]:
        path = os.path.join(HERE, "render", shot)
        finish(path + ".npz", path + ".png", **grade_of(shot))
