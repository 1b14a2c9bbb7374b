"""Makes a loop of a picture: light wanders through it, and vapour drifts in its air.

python3 video.py NAME…: NAME is a key of videos.json, whose lights `make.py -- video-NAME` has
rendered apart. Light adds up, so every frame is a sum of the same few renders, each with another
weight. What that changes is laid on the picture's master: the video is as sharp as the picture,
although what it adds is of half its size, and on average as bright and as hazy in every place.
Writes NAME-wide and NAME-tall as .webm (AV1) and .mp4 (H.264); a unit test of the site limits their
sizes.
"""
import os
import subprocess
import sys

import numpy as np

from finish import HERE, blur, clean, develop, grade_of, read, rounded
from vapour import Vapour

RATE = 24  # frames a second
STEP = 3  # frames from a developed one to the next; those between are blends, all motion is slow
TALL = 4 / 5  # as the site cuts pictures for phones
MASTERS = os.path.join(HERE, "..", "content", "images")
TARGET = os.path.join(HERE, "..", "components", "ui", "background-video", "files")

# A long interval of key frames suits a still scene; the index of an MP4 is at its start. Without its
# name, browsers take the matrix of colours for another one.
COLOURS = ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"]
COLOURS += ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
COMMON = ["-an", "-map_metadata", "-1", *COLOURS, "-pix_fmt", "yuv420p", "-g", "240"]
CODECS = {
    "webm": ["-c:v", "libsvtav1", "-preset", "6", "-crf", "30"],
    "mp4": ["-c:v", "libx264", "-preset", "slow", "-crf", "24", "-movflags", "+faststart"],
}


def wave(t, seed, cycles):
    """a restless curve between -1 and 1 that repeats after t has gone from 0 to 1"""
    phases = np.random.default_rng(seed).uniform(0, 2 * np.pi, len(cycles))
    return sum(np.sin(2 * np.pi * n * t + p) for n, p in zip(cycles, phases)) / len(cycles)


def weights(t, count, swell, flicker):
    """how brightly each group of lights burns: a swell goes from the nearest to the farthest; all
    burn as in the picture on average, and at the start"""
    way = lambda t, i: swell * np.sin(2 * np.pi * (t - i / count)) + flicker * wave(t, i, (3, 5, 8))
    return [1 + way(t, i) - way(0, i) * np.cos(4 * np.pi * t) for i in range(count)]


def encoder(name, cut, size, ending):
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % size, "-r", str(RATE)]
    out = os.path.join(TARGET, f"{name}-{cut}.{ending}")
    command = ["ffmpeg", "-v", "error", "-y", *source, "-i", "-", *COMMON, *CODECS[ending], out]
    return subprocess.Popen(command, stdin=subprocess.PIPE)


def master(name, w, h):
    command = ["ffmpeg", "-v", "error", "-i", os.path.join(MASTERS, name + ".jpg")]
    command += ["-vf", f"scale={w}:{h}:flags=lanczos", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    raw = subprocess.run(command, check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w, 3).astype(np.float32)


def doubled(a):
    """twice as many pixels each way"""
    for axis in (0, 1):
        p = np.pad(a, [(1, 1) if n == axis else (0, 0) for n in range(3)], mode="edge")
        before, at, after = (p.take(range(n, n + a.shape[axis]), axis) for n in range(3))
        size = [n * 2 if axis == i else n for i, n in enumerate(a.shape)]
        a = np.stack([0.25 * before + 0.75 * at, 0.75 * at + 0.25 * after], axis + 1).reshape(size)
    return a


def developed(name, A, settings):
    """every STEPth frame of the loop, in half its size"""
    grade = {**grade_of(name), "grain": 0}
    groups = [A["near%d" % i].astype(np.float32) for i in range(settings["groups"])]
    rest = np.maximum(A["rgb"].astype(np.float32) - sum(groups), 0)
    parts = [clean(A, part, **grade) for part in (*groups, rest)]
    # The light around each place, which vapour catches.
    around = [blur(np.minimum(part, 6), part.shape[1] / 40) for part in parts]
    vapour = Vapour(A, **settings["vapour"])
    count = settings["seconds"] * RATE // STEP
    for frame in range(count):
        t = frame / count
        each = [*weights(t, len(groups), settings["swell"], settings["flicker"]), 1]
        light, glow = (sum(p * n for p, n in zip(some, each)) for some in (parts, around))
        yield develop(light + glow * vapour.at(t), A["z"], **grade).astype(np.float32)


def frames(name, A, settings):
    steps = list(developed(name, A, settings))
    mean = np.mean(steps, 0)
    changes = [doubled(step - mean).astype(np.float16) for step in steps]
    h, w, _ = changes[0].shape
    still = master(name, w, h)
    for one, other in zip(changes, [*changes[1:], changes[0]]):
        for i in range(STEP):
            part = np.float32(i / STEP)
            yield rounded(still + one * (1 - part) + other * part)


def make(name):
    settings = read("videos.json")[name]
    A = np.load(os.path.join(HERE, "render", f"video-{name}.npz"))
    h, w = (2 * n for n in A["rgb"].shape[:2])
    width = round(h * TALL / 2) * 2
    left = int(np.clip(settings["focus"] * w - width / 2, 0, w - width))
    cuts = {"wide": (0, w), "tall": (left, width)}
    os.makedirs(TARGET, exist_ok=True)
    running = [
        (start, size, encoder(name, cut, (size, h), ending))
        for cut, (start, size) in cuts.items()
        for ending in CODECS
    ]
    for pixels in frames(name, A, settings):
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
