"""Takes the noise out of a render that came as two halves: what differs between them is noise. A
first pass compares patches of one half to find like pixels in the other; a second fits the radiance
round each pixel to albedo and normals, so that grain and outlines stay as sharp as these are."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np

STRIP = 48


def shift(a, dy, dx):
    return np.roll(a, (-dy, -dx), (0, 1))


def box(a, r):
    """mean over a square of 2r + 1 pixels"""
    for axis in (0, 1):
        a = sum(np.roll(a, k, axis) for k in range(-r, r + 1)) / (2 * r + 1)
    return a


def offsets(r, share=1.0):
    """every pixel within r; or those that touch, and a share of the others by chance, for a regular
    choice would show as a pattern"""
    chance = np.random.default_rng(3)
    square = [(y, x) for y in range(-r, r + 1) for x in range(-r, r + 1)]
    return [(y, x) for y, x in square if max(abs(y), abs(x)) < 2 or chance.random() < share]


def by_strips(f, planes, margin):
    """f of the planes for the whole picture, a strip with a margin on every side at a time"""
    edge = ((margin, margin), (margin, margin), (0, 0))
    padded = [np.pad(p, edge, mode="reflect") for p in planes]
    height = planes[0].shape[0]
    cut = lambda y: [p[y : min(y + STRIP, height) + 2 * margin] for p in padded]
    with ThreadPoolExecutor(2) as pool:
        return np.concatenate(list(pool.map(lambda y: f(*cut(y)), range(0, height, STRIP))))


def unlike(a, noise, dy, dx, k, patch):
    """how much more than their noise explains the patches at p and at p + (dy, dx) differ"""
    b, vb = shift(a, dy, dx), shift(noise, dy, dx)
    d = np.square(a - b) - (noise + np.minimum(noise, vb))
    return np.maximum(0, box((d / (1e-6 + k * k * (noise + vb))).mean(-1), patch))


def alike(guide, noise, target, r, k, patch, share=0.5):
    """means of the target over pixels whose patches of the guide are alike"""
    margin = r + patch

    def strip(g, v, t):
        total, weight = np.zeros_like(t), np.zeros(t.shape[:2] + (1,), np.float32)
        for dy, dx in offsets(r, share):
            w = np.exp(-unlike(g, v, dy, dx, k, patch))[..., None]
            total += w * shift(t, dy, dx)
            weight += w
        return (total / weight)[margin:-margin, margin:-margin]

    return by_strips(strip, (guide, noise, target), margin)


def fitted(pilot, noise, rgb, features, r=8, patch=1):
    """the radiance as a linear function of the features, over the like pixels round each pixel"""
    margin, count = r + patch, features.shape[-1] + 1
    pairs = [(i, j) for i in range(count) for j in range(i, count)]

    def strip(g, v, c, f):
        ones = np.ones(f.shape[:2] + (1,), np.float32)
        f = np.moveaxis(np.concatenate([ones, f - f.mean((0, 1))], -1), -1, 0).copy()
        c = np.moveaxis(c, -1, 0)
        moments = [f[i] * f[j] for i, j in pairs] + [f[i] * x for i in range(count) for x in c]
        moments = np.stack(moments)
        inner = np.s_[margin:-margin, margin:-margin]
        total = np.zeros_like(moments[(slice(None), *inner)])
        height, width = total.shape[1:]
        for dy, dx in offsets(r, 0.5):
            w = np.exp(-unlike(g, v, dy, dx, 1, patch))[inner]
            y, x = margin + dy, margin + dx
            total += w * moments[:, y : y + height, x : x + width]
        A = np.empty((height, width, count, count))
        for n, (i, j) in enumerate(pairs):
            A[..., i, j] = A[..., j, i] = total[n]
        # A feature that hardly changes here explains nothing here.
        for i in range(1, count):
            A[..., i, i] += 4e-4 * total[0]
        B = np.moveaxis(total[len(pairs) :], 0, -1).reshape(height, width, count, 3)
        fit = np.linalg.solve(A, B)
        return np.einsum("yxic,iyx->yxc", fit, f[(slice(None), *inner)]).astype(np.float32)

    return by_strips(strip, (pilot, noise, rgb, features), margin)


def without_sparks(rgb, apart):
    """the halves of the radiance, without what shines in only one of them"""
    one, two = np.maximum(0, rgb + apart), np.maximum(0, rgb - apart)
    most = lambda a: np.max([shift(a, dy, dx) for dy, dx in offsets(1)], 0)
    return np.minimum(one, most(two) * 1.3 + 0.01), np.minimum(two, most(one) * 1.3 + 0.01)


def denoise_halves(A, mirror=False):
    """the clean radiance of the render A; with `mirror`, albedo and normals count less: what
    polished metal mirrors is part of them, noise and all"""
    get = lambda name: np.nan_to_num(A[name].astype(np.float32))
    spread = lambda a, b: box(np.square(a - b) / 2, 4)
    one, two = without_sparks(get("rgb"), get("rgb_d"))
    logs = [np.log1p(half * 4) for half in (one, two)]
    noise = spread(*logs) + 1e-5
    pilots = [alike(a, noise, b, 7, 1.2, 3) for a, b in (logs, logs[::-1])]
    # By its own brightness, so that the grain of dark wood counts as much as that of pale.
    tone = 0.3 / (box(get("alb").mean(-1, keepdims=True), 8) + 0.03)
    features = np.concatenate([get("alb") * tone, get("nor") * 0.5], -1)
    apart = np.concatenate([get("alb_d") * tone, get("nor_d") * 0.5], -1)
    if mirror:
        unsure, r, k, doubt = 4 * box(np.square(apart), 3), 5, 1.0, 3
    else:
        unsure, r, k, doubt = box(np.square(apart), 1), 3, 0.7, 1
    features = alike(features, unsure + 1e-5, features, r, k, 1, 1.0)
    pilot, left = (pilots[0] + pilots[1]) / 2, doubt * spread(*pilots) + 4e-3
    found = fitted(pilot, left, (one + two) / 2, features)
    # A fit that leads out of what lies round a pixel is none.
    near = [shift(np.expm1(pilot) / 4, dy, dx) for dy, dx in offsets(2)]
    return np.clip(found, 0.6 * np.min(near, 0), 1.5 * np.max(near, 0) + 0.01)
