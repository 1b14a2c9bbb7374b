"""People, as they are seen against the light, from behind or far away: nobody in particular.

A body is a smooth union of rounded cones around its bones (metres), which surface nets turn into a
mesh. A person faces +y and stands or sits at the origin; `Pose` says where the hands and feet are.
"""
import math
from dataclasses import dataclass

import numpy as np

from .materials import *
from .nodes import *
from .shapes import *

A = np.array


# Distances from parts: p is an array of points, a and b are the ends of a bone, k is how softly
# parts flow together.


def cone(p, a, b, ra, rb):
    a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
    ba = b - a
    t = np.clip((p - a) @ ba / max(float(ba @ ba), 1e-9), 0, 1)
    return np.linalg.norm(p - a - t[..., None] * ba, axis=-1) - (ra + (rb - ra) * t)


def egg(p, c, size):
    q = (p - np.asarray(c, np.float32)) / np.asarray(size, np.float32)
    return (np.linalg.norm(q, axis=-1) - 1) * min(size)


def union(distances, k):
    d = distances[0]
    for e in distances[1:]:
        h = np.clip(0.5 + 0.5 * (d - e) / k, 0, 1)
        d = d + (e - d) * h - k * h * (1 - h)
    return d


def folds(p, seed, depth):
    """creases of cloth: waves that bend each other"""
    r = np.random.default_rng(seed)
    d = np.zeros(p.shape[:-1], np.float32)
    for wave in (0.19, 0.11, 0.07):
        k, bend = (v / np.linalg.norm(v) for v in r.normal(0, 1, (2, 3)))
        phase = p @ (bend * 9).astype(np.float32) + r.uniform(0, 6)
        d += wave * np.sin(p @ (k * 6.28 / wave).astype(np.float32) + 1.7 * np.sin(phase))
    return d * depth / 0.2


def mesh(name, f, low, high, step, m):
    """the surface on which the distance f is zero: surface nets over a grid"""
    axes = [np.arange(a - 2 * step, b + 2 * step, step, dtype=np.float32) for a, b in zip(low, high)]
    X = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
    D = f(X)
    inside = D < 0
    V, index = net_vertices(X, D, inside)
    F = net_faces(inside, index)
    return obj(name, V.tolist(), F[(F >= 0).all(1)].tolist(), m)


def net_vertices(X, D, inside):
    """one vertex in each cell that the surface crosses, and the index of each cell's vertex"""
    n = A(D.shape) - 1
    at = lambda values, c: values[tuple(slice(i, i + size) for i, size in zip(c, n))]
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    count = sum(at(inside, c).astype(int) for c in corners)
    mixed = (count > 0) & (count < 8)
    total = np.zeros((*n, 3), np.float32)
    edges = np.zeros((*n, 1), np.float32)
    for c in corners:
        for axis in range(3):
            if c[axis]:
                continue
            e = tuple(v + (i == axis) for i, v in enumerate(c))
            da, db = at(D, c), at(D, e)
            crosses = (da < 0) != (db < 0)
            t = np.where(crosses, da / np.where(crosses, da - db, 1), 0)
            point = at(X, c) + t[..., None] * (at(X, e) - at(X, c))
            total += np.where(crosses[..., None], point, 0)
            edges += crosses[..., None]
    V = (total / np.maximum(edges, 1))[mixed]
    index = np.full(n, -1)
    index[mixed] = np.arange(len(V))
    return V, index


def net_faces(inside, index):
    """a quad around each edge of the grid that the surface crosses"""
    F = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        here, there = [slice(1, -1)] * 3, [slice(1, -1)] * 3
        here[axis], there[axis] = slice(0, -1), slice(1, None)
        a, b = inside[tuple(here)], inside[tuple(there)]
        base = np.argwhere(a != b)
        base[:, [u, v]] += 1
        quad = []
        for du, dv in ((0, 0), (-1, 0), (-1, -1), (0, -1)):
            q = base.copy()
            q[:, u] += du
            q[:, v] += dv
            quad.append(index[tuple(q.T)])
        quad = np.stack(quad, 1)
        F.append(np.where(a[a != b][:, None], quad, quad[:, ::-1]))
    return np.concatenate(F)


def elbow(shoulder, hand, upper, lower, pole):
    """where the joint between two bones of these lengths lies, bent towards the pole"""
    s, pole = np.asarray(shoulder, float), np.asarray(pole, float)
    d = np.asarray(hand, float) - s
    length = min(np.linalg.norm(d), (upper + lower) * 0.999)
    d = d / np.linalg.norm(d)
    along = (upper**2 - lower**2 + length**2) / (2 * length)
    out = pole - (pole @ d) * d
    return s + d * along + out / np.linalg.norm(out) * math.sqrt(max(upper**2 - along**2, 0))


@dataclass
class Pose:
    hips: float = 0.93  # height
    lean: float = 0.04  # of the back, forwards
    sway: float = 0.0  # of the back, to the right
    left: tuple = (-0.24, 0.05, 0.84)  # the hands
    right: tuple = (0.24, 0.05, 0.84)
    feet: tuple = ((-0.10, 0.0, 0.0), (0.10, 0.0, 0.0))
    look: tuple = (0.0, 0.0)  # of the head: to the right, downwards
    coat: bool = True  # down to the thighs; else a jacket
    hair: str = "short"  # short, bun, long, cap
    build: float = 1.0
    seed: int = 0  # of the folds
    cloth: tuple = (0.030, 0.024, 0.020)
    legs: tuple = (0.016, 0.015, 0.016)
    hairs: tuple = (0.020, 0.012, 0.007)


def walking(stride=0.30, **k):
    feet = ((-0.09, stride, 0.0), (0.09, -stride, 0.10))
    swing = dict(left=(-0.25, -0.14, 0.86), right=(0.25, 0.20, 0.90))
    return Pose(**{**swing, **dict(hips=0.90, lean=0.07, feet=feet), **k})


def sitting(seat=0.46, **k):
    """on a bench, the hands on the table before it"""
    feet = ((-0.12, 0.40, 0.0), (0.13, 0.36, 0.0))
    arms = dict(left=(-0.16, 0.42, 0.80), right=(0.16, 0.44, 0.80))
    return Pose(**{**arms, **dict(hips=seat + 0.11, lean=0.22, feet=feet, coat=False), **k})


class Body:
    """the bones of a pose, and the distances from what is around them"""

    def __init__(s, pose):
        s.pose = pose
        s.hip = A([0, 0, pose.hips])
        up = A([math.sin(pose.sway), math.sin(pose.lean), math.cos(pose.lean)])
        s.up = up / np.linalg.norm(up)
        fore = np.cross(s.up, [1, 0, 0])
        s.fore = fore if fore[1] > 0 else -fore
        s.side = np.cross(s.fore, s.up)
        s.neck = s.at(0, 0.015, 0.555)
        right, down = pose.look
        s.face = A([math.sin(right), math.cos(right) * math.cos(down), -math.sin(down)])
        s.head = s.neck + A([0, 0.025, 0.145]) + s.face * 0.015
        s.arms = [s.arm(i, h) for i, h in ((-1, A(pose.left, float)), (1, A(pose.right, float)))]
        s.legs = [s.leg(i, A(f, float)) for i, f in zip((-1, 1), pose.feet)]

    def at(s, x, y, z):
        """a point of the trunk: to the right, forwards and upwards from the hips"""
        return s.hip + s.side * x + s.fore * y + s.up * z

    def arm(s, i, hand):
        shoulder = s.at(i * 0.165 * s.pose.build, 0, 0.475)
        return shoulder, elbow(shoulder, hand, 0.29, 0.255, (i * 0.8, -0.35, -0.6)), hand

    def leg(s, i, foot):
        start, ankle = s.at(i * 0.095, 0, -0.02), foot + A([0, -0.03, 0.085])
        return start, elbow(start, ankle, 0.44, 0.42, (i * 0.05, 1.0, 0.15)), ankle, foot

    def jacket(s, p):
        w = s.pose.build
        parts = [cone(p, s.at(0, 0, 0.46), s.neck, 0.078, 0.058)]
        for i in (-1, 1):
            waist = s.at(i * 0.055 * w, 0, 0.18)
            parts += [
                cone(p, s.at(i * 0.075 * w, 0, 0), waist, 0.120 * w, 0.102 * w),
                cone(p, waist, s.at(i * 0.078 * w, 0.01, 0.39), 0.102 * w, 0.112 * w),
                cone(p, s.at(i * 0.02, 0, 0.50), s.at(i * 0.150 * w, 0, 0.465), 0.060, 0.062),
            ]
            if s.pose.coat:
                hem = s.hip + A([i * 0.075, 0, -0.28])
                parts.append(cone(p, s.at(i * 0.07 * w, 0, 0.06), hem, 0.116 * w, 0.128 * w))
        d = union(parts, 0.055)
        for shoulder, joint, hand in s.arms:
            upper = cone(p, shoulder, joint, 0.060 * w, 0.050)
            d = union([d, union([upper, cone(p, joint, hand, 0.050, 0.038)], 0.03)], 0.035)
        return d + folds(p, s.pose.seed, 0.0045)

    def trousers(s, p):
        legs = [
            union([cone(p, a, b, 0.094, 0.066), cone(p, b, c, 0.066, 0.052)], 0.04)
            for a, b, c, _ in s.legs
        ]
        return union(legs, 0.03) + folds(p, s.pose.seed + 50, 0.004)

    def shoe(s, p, leg):
        _, _, ankle, foot = leg
        heel, toe = foot + A([0, -0.05, 0.045]), foot + A([0, 0.13, 0.035])
        sole = cone(p, heel, toe, 0.045, 0.036)
        return union([sole, cone(p, ankle, heel, 0.045, 0.045)], 0.03)

    def skin(s, p):
        parts = [
            egg(p, s.head + A([0, 0, 0.014]), (0.081, 0.099, 0.116)),
            egg(p, s.head + s.face * 0.012 + A([0, 0, -0.045]), (0.058, 0.070, 0.075)),
            cone(p, s.neck + A([0, 0, -0.03]), s.head + A([0, -0.015, -0.05]), 0.062, 0.056),
            egg(p, s.head + s.face * 0.100 + A([0, 0, -0.012]), (0.015, 0.022, 0.026)),
        ]
        d = union(parts, 0.03)
        across = np.cross(s.face, [0, 0, 1])
        for i in (-1, 1):
            ear = egg(p, s.head + across * i * 0.084 - s.face * 0.008, (0.014, 0.020, 0.033))
            d = union([d, ear], 0.012)
        return d

    def hand(s, p, i, arm):
        _, joint, start = arm
        along = (start - joint) / np.linalg.norm(start - joint)
        across = np.cross(along, [0, 0, 1])
        across = across / max(np.linalg.norm(across), 1e-6)
        palm = start + along * 0.085
        parts = [
            cone(p, start, palm, 0.030, 0.038),
            cone(p, start + along * 0.03, palm - across * i * 0.045, 0.016, 0.011),
        ]
        for finger in (-1.5, -0.5, 0.5, 1.5):
            root = palm + across * finger * 0.020
            tip = root + along * (0.075 - 0.008 * abs(finger)) + A([0, 0, -0.022])
            parts.append(cone(p, root, tip, 0.0115, 0.0085))
        return union(parts, 0.012)

    def hair(s, p):
        head, face = s.head, s.face
        d = egg(p, head - face * 0.014 + A([0, 0, 0.018]), (0.092, 0.108, 0.117))
        front = (p - head) @ face
        d = np.maximum(d, front - 0.052)
        d = np.maximum(d, 0.75 * np.maximum(front, -0.03) - (p - head)[..., 2] - 0.060)
        if s.pose.hair == "bun":
            knot = egg(p, head - face * 0.105 + A([0, 0, 0.045]), (0.042, 0.042, 0.042))
            d = union([d, knot], 0.015)
        if s.pose.hair == "long":
            end = s.neck - s.fore * 0.085 - s.up * 0.10
            d = union([d, cone(p, head - face * 0.055, end, 0.066, 0.050)], 0.05)
        if s.pose.hair == "cap":
            d = np.minimum(d, egg(p, head + A([0, 0, 0.072]) + face * 0.01, (0.108, 0.125, 0.048)))
            peak = egg(p, head + A([0, 0, 0.058]) + face * 0.115, (0.070, 0.060, 0.012))
            d = union([d, peak], 0.012)
        return d + folds(p * 5, s.pose.seed + 9, 0.003)


def wool(kind, col):
    name = f"{kind}-{'-'.join('%.3f' % c for c in col)}"
    height = lambda n: noise_(n, co(n), 90, 3.0)
    return cached(name, lambda: principled(name, col, 0.95, height, 0.5, 0.004))


def person(loc, turn, pose, size=1.0):
    """builds a person at loc, turned by an angle to the left; size 1 is 1.76 m tall"""
    b = Body(pose)
    bones = np.concatenate([[b.head, b.hip], *b.arms, *b.legs])
    low, high = bones.min(0) - 0.24, bones.max(0) + 0.24
    flesh = cached("flesh", lambda: simple("flesh", (0.46, 0.26, 0.17), 0.5, sss=0.06))
    black = cached("boots", lambda: simple("boots", (0.012, 0.010, 0.009), 0.4))

    def build():
        mesh("jacket", b.jacket, low, high, 0.015, wool("wool", pose.cloth))
        mesh("trousers", b.trousers, low, high, 0.015, wool("legs", pose.legs))
        mesh("skin", b.skin, b.head - 0.22, b.head + 0.2, 0.007, flesh)
        mesh("hair", b.hair, b.head - 0.32, b.head + 0.24, 0.008, wool("hair", pose.hairs))
        for i, arm in zip((-1, 1), b.arms):
            at = arm[-1]
            mesh("hand", lambda p: b.hand(p, i, arm), at - 0.22, at + 0.22, 0.006, flesh)
        for leg in b.legs:
            at = leg[-1]
            mesh("shoe", lambda p: b.shoe(p, leg), at - 0.16, at + 0.24, 0.012, black)

    return group(build, loc, turn, size)


def five_guests(seed, cloths, lean, sway):
    """five different people who sit, out of sight below the floor, for copygroup to seat; `lean` is
    that of the most upright, `sway` how far the others lean to either side"""
    hairs = ("short", "long", "cap", "bun", "short")
    looks = (-0.9, 0.7, 0.2, -0.4, 1.0)
    return [
        person(
            (0, 0, -60),
            0,
            sitting(
                seed=seed + i,
                hair=hairs[i],
                cloth=cloths[i % 3],
                lean=lean + 0.07 * (i % 3),
                sway=sway * (i % 3 - 1),
                look=(looks[i], 0.1),
                build=0.92 + 0.04 * i,
            ),
        )
        for i in range(5)
    ]
