"""Renders the stage with Cycles, as two halves that differ only by their noise, and writes as one
.npz their mean radiance, albedo, normal and depth, half the difference of the first three (`rgb_d`
for `rgb`), and the radiance of each light group, if there are any."""
import math
import os
import shutil

import bpy
import numpy as np


def render(path, w, h, spp, thr):
    """path without ending; size in pixels; samples and noise threshold of a pixel."""
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.samples = math.ceil(spp / 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = max(16, spp // 6)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 8, 2, 3, 7
    c.transparent_max_bounces = 12
    c.volume_bounces = 0
    c.sample_clamp_indirect = 4
    c.sample_clamp_direct = 0
    c.caustics_reflective = False
    c.caustics_refractive = True
    c.blur_glossy = 0.6
    c.use_denoising = False
    sc.render.use_persistent_data = True
    sc.render.resolution_x = w
    sc.render.resolution_y = h
    sc.render.resolution_percentage = 100
    sc.render.threads_mode = "AUTO"
    vl = sc.view_layers[0]
    vl.use_pass_normal = True
    vl.use_pass_z = True
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    for n in list(nt.nodes):
        nt.nodes.remove(n)
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    d = path + ".passes"
    fo.base_path = d
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    names = [o.name for o in rl.outputs if o.enabled]
    want = {
        "Image": "rgb",
        "Denoising Albedo": "alb",
        "Denoising Normal": "nor",
        "Normal": "nor2",
        "Depth": "z",
    }
    for group in vl.lightgroups:
        want["Combined_" + group.name] = group.name
    want = {k: v for k, v in want.items() if k in names}
    for k, v in want.items():
        fo.file_slots.new(v)
        nt.links.new(rl.outputs[k], fo.inputs[v])
    nt.links.new(rl.outputs["Image"], nt.nodes.new("CompositorNodeComposite").inputs[0])
    sc.frame_set(1)

    def half(seed):
        c.seed = seed
        bpy.ops.render.render(write_still=False)
        return {name: pixels(f"{d}/{name}0001.exr") for name in want.values()}

    one, two = half(0), half(1)
    shutil.rmtree(d)
    mean = {name: (one[name] + two[name]) / 2 for name in one}
    apart = {name + "_d": (one[name] - two[name]) / 2 for name in ("rgb", "alb", "nor")}
    small = lambda name, a: a.astype(np.float32 if name == "z" else np.float16)
    A = {name: small(name, a) for name, a in {**mean, **apart}.items()}
    A["eye"] = np.array(sc.camera.matrix_world, np.float32)
    A["lens"] = np.float32(sc.camera.data.lens / sc.camera.data.sensor_width)
    np.savez_compressed(path + ".npz", **A)


def pixels(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    a = np.empty(im.size[0] * im.size[1] * 4, dtype=np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[::-1, :, :3]
    bpy.data.images.remove(im)
    return a
