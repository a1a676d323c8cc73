"""Materials: everything is matte clay; steel and glass are the two exceptions."""

import bpy

from .palette import linear


def clay(colour, lighter=0.0, purity=1.0, roughness=0.55, gloss=0.28):
    """Matte clay of a palette colour."""
    material, shader = _principled(f"{colour} {lighter:+.2f} {purity:.2f} {roughness:.2f} {gloss:.2f}")
    shader.inputs["Base Color"].default_value = (*linear(colour, lighter, purity), 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = gloss
    return material


def steel(lighter=0.0):
    """Brushed metal, for stents and instruments."""
    material, shader = _principled(f"steel {lighter:+.2f}")
    shader.inputs["Base Color"].default_value = (*linear("steel", lighter), 1)
    shader.inputs["Metallic"].default_value = 0.75
    shader.inputs["Roughness"].default_value = 0.38
    return material


def glow(colour, strength, lighter=0.0):
    """Light of its own, for screens, lamps and a laser's tip."""
    material, shader = _principled(f"glow {colour} {strength:.2f} {lighter:+.2f}")
    shader.inputs["Base Color"].default_value = (*linear(colour, lighter), 1)
    shader.inputs["Emission"].default_value = (*linear(colour, lighter), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def _principled(name):
    material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes["Principled BSDF"]
