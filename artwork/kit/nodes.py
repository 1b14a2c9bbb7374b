"""Short forms for Blender's shader nodes: n is a material's node tree, v a vector socket."""
import bpy


class N:
    def __init__(s, m):
        s.m = m
        s.nt = m.node_tree
        s.L = s.nt.links

    def __call__(s, t, ins=None, **kw):
        n = s.nt.nodes.new(t)
        for k, v in kw.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            i = n.inputs[k]
            if hasattr(v, "is_linked") or isinstance(v, bpy.types.NodeSocket):
                s.L.new(v, i)
            else:
                i.default_value = v
        return n


def mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    for n in list(m.node_tree.nodes):
        m.node_tree.nodes.remove(n)
    n = N(m)
    out = n("ShaderNodeOutputMaterial")
    n.out = out
    return m, n


def ramp(n, fac, stops, interp="LINEAR"):
    r = n("ShaderNodeValToRGB", {"Fac": fac})
    cr = r.color_ramp
    cr.interpolation = interp
    while len(cr.elements) < len(stops):
        cr.elements.new(0.5)
    for e, (p, c) in zip(cr.elements, stops):
        e.position = p
        e.color = (*c, 1) if len(c) == 3 else c
    return r.outputs["Color"]


def math_(n, op, a, b=0.0):
    return n("ShaderNodeMath", {0: a, 1: b}, operation=op).outputs[0]


def bump(n, h, strength=0.3, dist=0.02, normal=None):
    ins = {"Height": h, "Strength": strength, "Distance": dist}
    if normal is not None:
        ins["Normal"] = normal
    return n("ShaderNodeBump", ins).outputs[0]


def mix(n, fac, a, b, blend="MIX"):
    x = n("ShaderNodeMixRGB", {"Fac": fac, "Color1": a, "Color2": b}, blend_type=blend)
    return x.outputs[0]


def principled(name, col, rough=0.5, h=None, bs=0.5, bd=0.02, **kw):
    """col(n)->socket or colour; h(n)->height socket"""
    m, n = mat(name)
    c = col(n) if callable(col) else (*col, 1)
    ins = {"Base Color": c, "Roughness": rough(n) if callable(rough) else rough, **kw}
    if h:
        ins["Normal"] = bump(n, h(n), bs, bd)
    b = n("ShaderNodeBsdfPrincipled", ins)
    n.L.new(b.outputs[0], n.out.inputs[0])
    return m


def co(n, kind="Object", sc=None, rot=None):
    v = n("ShaderNodeTexCoord").outputs[kind]
    if sc or rot:
        v = n(
            "ShaderNodeMapping",
            {"Vector": v, **({"Scale": sc} if sc else {}), **({"Rotation": rot} if rot else {})},
        ).outputs[0]
    return v


def noise_(n, v, s, d=8.0, r=0.6, dist=0.0):
    return n(
        "ShaderNodeTexNoise",
        {"Vector": v, "Scale": s, "Detail": d, "Roughness": r, "Distortion": dist},
    ).outputs[0]


def rng_(n, x, a, b, c=0.0, d=1.0):
    return n("ShaderNodeMapRange", {0: x, 1: a, 2: b, 3: c, 4: d}).outputs[0]
