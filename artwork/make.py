"""Renders one picture, or one clay model for the engraver.

blender -b --factory-startup -P make.py -- NAME [WIDTH HEIGHT SAMPLES]

NAME is a key of shots.json; or `clay-` and the name of a model. Writes render/NAME.npz.
"""
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
from kit.render import render
from kit.stage import reset

name, *numbers = sys.argv[sys.argv.index("--") + 1 :]
target = os.path.join(HERE, "render", name)
os.makedirs(os.path.dirname(target), exist_ok=True)


def picture():
    with open(os.path.join(HERE, "shots.json")) as file:
        shot = json.load(file)[name]
    width, height, samples = map(int, numbers) if numbers else (*shot["size"], shot["samples"])
    scene = importlib.import_module("scenes." + shot["scene"])
    scene.scene()
    scene.CAMERAS[shot.get("camera", "main")]()
    render(target, width, height, samples, shot["threshold"])


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
clay() if name.startswith("clay-") else picture()
