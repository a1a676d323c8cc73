"""Brown skin as it is in Oaxaca, from light to deep, and lines that are laid on it."""

import bpy
import numpy as np
from mathutils import Vector

from .clay import clay
from .palette import COLOURS, linear
from .shapes import UNIT, smooth

# They are not in the palette, where a change makes every picture out of date. `ashen` is brown with less blood in it.
COLOURS.update(
    {
        "brown-light": (0.69, 0.072, 55),
        "brown": (0.60, 0.075, 50),
        "brown-deep": (0.49, 0.068, 46),
        "ashen": (0.71, 0.04, 64),
    }
)


def skin(tone, lighter=0.0, purity=1.0):
    """The clay of a skin: `brown-light`, `brown`, `brown-deep` or `ashen`."""
    return clay(tone, lighter, purity)


def fading(tone, into, start, end):
    """A skin that passes from one tone into another between two x of the sheet."""
    material = skin(tone).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, part = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    share, mix = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMixRGB")
    share.interpolation_type = "SMOOTHSTEP"
    for name, x in (("From Min", start), ("From Max", end)):
        share.inputs[name].default_value = (x - 960) / UNIT
    mix.inputs["Color1"].default_value = (*linear(tone), 1)
    mix.inputs["Color2"].default_value = (*linear(into), 1)
    links.new(place.outputs["Position"], part.inputs[0])
    links.new(part.outputs["X"], share.inputs["Value"])
    links.new(share.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def drape(nodes, body, sink=0.35, steps=10):
    """The nodes laid on a body's skin as seen from the camera, sunk by a share of their radius."""
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    inverse = evaluated.matrix_world.inverted()
    laid, last = [], None
    for x, y, r, _ in smooth(nodes, steps):
        origin = inverse @ Vector(((x - 960) / UNIT, (540 - y) / UNIT, 40.0))
        hit, place, _, _ = evaluated.ray_cast(origin, Vector((0, 0, -1)))
        last = place.z * UNIT if hit else last
        laid.append([x, y, r, (r if last is None else last) + r * (0.5 - sink * 1.5)])
    rows = np.array(laid)
    soft = np.convolve(np.pad(rows[:, 3], 3, mode="edge"), np.ones(7) / 7, mode="valid")
    return [(x, y, r, z) for (x, y, r, _), z in zip(rows, soft)]
