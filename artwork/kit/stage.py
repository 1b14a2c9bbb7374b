"""An empty stage and its ambient light."""
import random
import bpy
import numpy as np


def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    sc = bpy.context.scene
    w = bpy.data.worlds.new("W")
    sc.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (0.002, 0.003, 0.002, 1)
    return sc


def world(c, s=1.0):
    b = bpy.context.scene.world.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*c, 1)
    b.inputs[1].default_value = s
