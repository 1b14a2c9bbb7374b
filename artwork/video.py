"""Makes a loop of a picture: light wanders through it, and its haze drifts.

python3 video.py NAME…: NAME is a key of videos.json, whose lights `make.py -- video-NAME` has rendered
apart. Light adds up, so every frame is a sum of the same few renders, each with another weight, and
the loop is as free of noise as a still. Writes NAME-wide and NAME-tall as .webm (AV1) and .mp4
(H.264); a unit test of the site limits their sizes.
"""
import os
import subprocess
import sys

import numpy as np

from finish import HERE, clean, develop, grade_of, read

RATE = 24  # frames a second
TALL = 4 / 5  # as the site cuts pictures for phones
TARGET = os.path.join(HERE, "..", "components", "ui", "background-video", "files")

# A long interval of key frames suits a still scene; the index of an MP4 is at its start.
COMMON = ["-an", "-map_metadata", "-1", "-pix_fmt", "yuv420p", "-g", "240"]
CODECS = {
    "webm": ["-c:v", "libsvtav1", "-preset", "4", "-crf", "38"],
    "mp4": ["-c:v", "libx264", "-preset", "veryslow", "-crf", "27", "-movflags", "+faststart"],
}


def wave(t, seed, cycles):
    """a restless curve between -1 and 1 that repeats after t has gone from 0 to 1"""
    phases = np.random.default_rng(seed).uniform(0, 2 * np.pi, len(cycles))
    return sum(np.sin(2 * np.pi * n * t + p) for n, p in zip(cycles, phases)) / len(cycles)


def weights(t, count, swell, flicker):
    """how brightly each group of lights burns: a swell goes from the nearest to the farthest"""
    return [
        1 + swell * np.sin(2 * np.pi * (t - i / count)) + flicker * wave(t, i, (3, 5, 8))
        for i in range(count)
    ]


def haze(t, shape, amount):
    """what the haze is multiplied by: plane waves that drift upwards and sideways, none quickly"""
    h, w = shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / h
    r = np.random.default_rng(11)
    field = np.zeros(shape, np.float32)
    for _ in range(14):
        kx, ky = r.uniform(-9, 9), r.uniform(2, 12)
        cycles = r.integers(1, 3)
        field += np.sin(kx * x + ky * y + 2 * np.pi * cycles * t + r.uniform(0, 7)) / 14**0.5
    return 1 + amount * field


def encoder(name, cut, size, ending):
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % size, "-r", str(RATE)]
    out = os.path.join(TARGET, f"{name}-{cut}.{ending}")
    command = ["ffmpeg", "-v", "error", "-y", *source, "-i", "-", *COMMON, *CODECS[ending], out]
    return subprocess.Popen(command, stdin=subprocess.PIPE)


def make(name):
    settings = read("videos.json")[name]
    grade = {**grade_of(name), "grain": 0}
    A = np.load(os.path.join(HERE, "render", f"video-{name}.npz"))
    groups = [A["near%d" % i].astype(np.float32) for i in range(settings["groups"])]
    rest = np.maximum(A["rgb"].astype(np.float32) - sum(groups), 0)
    parts = [clean(A, part, **grade) for part in (*groups, rest)]
    h, w = parts[0].shape[:2]
    width = round(h * TALL / 2) * 2
    left = int(np.clip(settings["focus"] * w - width / 2, 0, w - width))
    cuts = {"wide": (0, w), "tall": (left, width)}
    os.makedirs(TARGET, exist_ok=True)
    running = [
        (start, size, encoder(name, cut, (size, h), ending))
        for cut, (start, size) in cuts.items()
        for ending in CODECS
    ]
    count = settings["seconds"] * RATE
    for frame in range(count):
        t = frame / count
        each = [*weights(t, len(groups), settings["swell"], settings["flicker"]), 1]
        light = sum(part * weight for part, weight in zip(parts, each))
        drift = haze(t, (h, w), settings["drift"]) if settings["drift"] else None
        pixels = develop(light, A["z"], **grade, drift=drift)
        for start, size, process in running:
            process.stdin.write(np.ascontiguousarray(pixels[:, start : start + size]).tobytes())
    for _, _, process in running:
        process.stdin.close()
        if process.wait():
            raise SystemExit("ffmpeg failed")
    for cut in cuts:
        for ending in CODECS:
            file = f"{name}-{cut}.{ending}"
            print(file, os.path.getsize(os.path.join(TARGET, file)), "bytes")


for each in sys.argv[1:]:
    make(each)
