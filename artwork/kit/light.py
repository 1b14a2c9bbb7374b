"""Lamps, the camera, and light groups."""
import math
import bpy
from mathutils import Vector


def look(o, target):
    d = Vector(target) - Vector(o.location)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()


def area(loc, target, size, power, col=(1, 1, 1), sy=None, spread=None, glossy=True):
    l = bpy.data.lights.new("A", "AREA")
    l.energy = power
    l.color = col
    l.size = size
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    if spread:
        l.spread = spread
    o = bpy.data.objects.new("A", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    look(o, target)
    o.visible_glossy = glossy
    o.visible_camera = False
    return o


def point(loc, power, col=(1, 0.7, 0.4), r=0.08):
    l = bpy.data.lights.new("P", "POINT")
    l.energy = power
    l.color = col
    l.shadow_soft_size = r
    o = bpy.data.objects.new("P", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def spot(loc, target, power, col=(1, 0.8, 0.55), ang=50, blend=0.6, r=0.1):
    l = bpy.data.lights.new("S", "SPOT")
    l.energy = power
    l.color = col
    l.spot_size = math.radians(ang)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = bpy.data.objects.new("S", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    look(o, target)
    return o


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("C")
    c.lens = lens
    c.sensor_width = 36
    c.clip_end = 500
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("C", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    look(o, target)
    bpy.context.scene.camera = o
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    return o


def shines(o):
    """whether an object is a lamp, or has a material that emits light"""
    if o.type == "LIGHT":
        return True
    trees = (slot.material.node_tree for slot in o.material_slots if slot.material)
    return any(node.type == "EMISSION" for tree in trees if tree for node in tree.nodes)


def group_by_depth(count):
    """puts what shines into light groups, named near0 to near<count - 1>, by its distance from the
    camera, so that each can be weighed after the render"""
    sc = bpy.context.scene
    eye = sc.camera.location
    lamps = [o for o in sc.objects if shines(o)]
    lamps.sort(key=lambda o: (o.matrix_world.translation - eye).length)
    for i in range(count):
        sc.view_layers[0].lightgroups.add(name="near%d" % i)
    for i, o in enumerate(lamps):
        o.lightgroup = "near%d" % (i * count // len(lamps))
