"""Vaults, tables, benches and setts (units: metres)."""
import math
import random
import numpy as np
from mathutils import Vector, noise
from .materials import *
from .shapes import *


def barrel_vault(Wd, hw, rise, foot=0.0):
    """profile of a vault on upright walls: half width, height of the walls, rise of the arch; `foot`
    is how far the walls go below the floor. Gives the point at u (0 to 1, scaled across by k) and
    the length of the way round"""
    arc = math.pi * (3 * (Wd + rise) - math.sqrt((3 * Wd + rise) * (Wd + 3 * rise))) / 2
    tot = arc + 2 * hw + 2 * foot

    def pr(u, k=1.0):
        d = u * tot - foot
        if d < hw:
            return (-Wd * k, d)
        if d > hw + arc:
            return (Wd * k, tot - 2 * foot - d)
        a = math.pi * (1 - (d - hw) / arc)
        return (Wd * k * math.cos(a), hw + rise * k * math.sin(a))

    return pr, tot


def rib(name, pr, P, y, nu, m, z=0.0):
    """an arch across the vault of profile `pr` at y; P: four corners of its section, (k, dy)"""

    def f(u, v):
        k, dy = P[int(round(v * 3))]
        px, pz = pr(u, k)
        return (px, y + dy, pz + z)

    return surf(name, f, nu, 3, m, smooth=False)


def groin(name, nx, ny, a, b, h0, m, x0=0, y0=0, res=44, k=1.0):
    """cross vaults over nx by ny bays of a by b, springing at h0"""

    def f(u, v):
        x = u * nx
        y = v * ny
        fx = (x % 1 - 0.5) * 2 if x < nx else 1
        fy = (y % 1 - 0.5) * 2 if y < ny else 1
        z = max(
            math.sqrt(max(0, 1 - fx * fx)) * a / 2 * k, math.sqrt(max(0, 1 - fy * fy)) * b / 2 * k
        )
        return (x0 + x * a, y0 + y * b, h0 + z)

    return surf(name, f, nx * res, ny * res, m, uv=(nx * a, ny * b))


def trestle(L=3.0, W=0.82, H=0.76, m=None):
    """oak table along Y, centre at origin"""
    box("tt", (W, L, 0.055), (0, 0, H - 0.028), m, bevel=0.012)
    for s in (-1, 1):
        y = s * (L / 2 - 0.38)
        box("tf", (W * 0.72, 0.09, 0.07), (0, y, 0.035), m, bevel=0.008)
        box("tl", (0.12, 0.08, H - 0.09), (0, y, (H - 0.055) / 2 + 0.02), m, bevel=0.008)
        box("tu", (W * 0.78, 0.08, 0.06), (0, y, H - 0.085), m, bevel=0.008)
    box("ts", (0.045, L - 0.7, 0.12), (0, 0, 0.30), m, bevel=0.006)


def close_top(x, y, W, L, H=0.76):
    """lays on the trestle at (x, y) boards of finer grain, for a look at them from near"""
    fine = oak(
        "fine",
        "Y",
        2.4, (0.034, 0.016, 0.007), (0.20, 0.10, 0.045),
        plank=(W / 6, "X"),
        coat=0.2,
        rough=(0.26, 0.5),
        gap=0.015,
        ring=0.042,
    )
    box("near", (W + 0.01, L + 0.01, 0.02), (x, y, H - 0.007), fine, bevel=0.004)


def bench(L=3.0, W=0.30, H=0.46, m=None):
    box("bt", (W, L, 0.045), (0, 0, H - 0.022), m, bevel=0.01)
    for s in (-1, 1):
        box(
            "bl",
            (W * 0.85, 0.055, H - 0.045),
            (0, s * (L / 2 - 0.35), (H - 0.045) / 2),
            m,
            bevel=0.006,
        )
    box("bs", (0.035, L - 0.7, 0.09), (0, 0, H - 0.13), m, bevel=0.005)


def setts(m, stands, x, y, w=1.5, size=0.108, seed=2):
    """small granite setts laid in arcs of width w, over x and y (from, to) where stands(x, y)"""
    r = random.Random(seed)
    power = lambda c, e: math.copysign(abs(c) ** e, c)

    def stone():
        tilt = [r.uniform(-0.10, 0.10) for _ in range(4)]

        def f(u, v):
            a, b = 2 * math.pi * u, math.pi * v
            flat = power(math.sin(b), 0.42)
            px, py = flat * power(math.cos(a), 0.34), flat * power(math.sin(a), 0.34)
            worn = 0.10 * noise.noise(Vector((px * 1.2, py * 1.2, tilt[0] * 90)))
            top = power(math.cos(b), 0.62) + worn + tilt[1] * px + tilt[2] * py
            return (px * (1 + tilt[2] * py), py * (1 + tilt[3] * px), top)

        return surf("sett", f, 28, 18, m, closeu=True, loc=(0, 0, -99))

    stones = [stone() for _ in range(9)]
    radius = w * 0.62
    for course in range(int((y[1] - y[0]) / size)):
        px = x[0] + r.uniform(0, size)
        while px < x[1]:
            long = size * r.uniform(0.80, 1.16)
            side = (px + long / 2 - x[0]) % w - w / 2
            rise = math.sqrt(radius**2 - side**2)
            py = y[0] + course * size + rise - radius * 0.8 + r.uniform(-0.006, 0.006)
            if stands(px, py):
                turn = -math.asin(side / radius) + r.uniform(-0.07, 0.07)
                inst(
                    r.choice(stones),
                    (px + long / 2, py, r.uniform(-0.010, 0.004) - 0.045),
                    (r.uniform(-0.035, 0.035), r.uniform(-0.035, 0.035), turn),
                    (long * 0.485, size * r.uniform(0.455, 0.49), 0.045),
                )
            px += long * rise / radius
