"""Renders one picture, one clay model for the engraver, or one picture with its lights apart.

blender -b --factory-startup -P make.py -- NAME [WIDTH HEIGHT SAMPLES]

NAME is a key of shots.json; `clay-` and the name of a model; or `video-` and a key of videos.json.
Writes render/NAME.npz.
"""
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
from finish import read
from kit.light import group_by_depth
from kit.render import render
from kit.stage import reset

name, *numbers = sys.argv[sys.argv.index("--") + 1 :]
target = os.path.join(HERE, "render", name)
os.makedirs(os.path.dirname(target), exist_ok=True)


def picture(key, groups=0, scale=1, samples=None):
    shot = read("shots.json")[key]
    usual = (*(int(n * scale) for n in shot["size"]), samples or shot["samples"])
    width, height, samples = map(int, numbers) if numbers else usual
    scene = importlib.import_module("scenes." + shot["scene"])
    scene.scene()
    scene.CAMERAS[shot.get("camera", "main")]()
    if groups:
        bpy.context.view_layer.update()
        group_by_depth(groups)
    render(target, width, height, samples, shot["threshold"])


def video():
    key = name.removeprefix("video-")
    settings = read("videos.json")[key]
    picture(key, settings["groups"], 0.5, settings["samples"])


def clay():
    import models

    importlib.import_module("models." + name.removeprefix("clay-")).model()
    bpy.context.scene.render.film_transparent = True
    view, *size = models.VIEW
    scale = 1 if size[0] > 3000 else 1.42
    width, height, samples = map(int, numbers) if numbers else (*(int(n * scale) for n in size), 8)
    with open(target + ".json", "w") as file:
        json.dump({"view": view}, file)
    render(target, width, height, samples, 0.1)


reset()
if name.startswith("clay-"):
    clay()
elif name.startswith("video-"):
    video()
else:
    picture(name)
