"""
Meshes from curves. Places are given on the sheet that the drawings of src/drawing use too: pixels of a
1920 x 1080 picture, x right, y down, and z towards the viewer (0 is the ground). A node is (x, y, r) or
(x, y, r, z); without z it lies on the ground (z = r).
"""

import math

import bpy
import numpy as np

UNIT = 100.0


def world(x, y, z=0.0):
    """A sheet place in Blender's units; the middle of the sheet is the origin."""
    return ((x - 960) / UNIT, (540 - y) / UNIT, z / UNIT)


def smooth(nodes, steps=8):
    """Catmull-Rom through the nodes, as an array of rows (x, y, r, z)."""
    rows = np.array([(*node, node[2])[:4] for node in nodes], dtype=float)
    ends = np.vstack([rows[:1], rows, rows[-1:]])
    pieces = []
    for i in range(len(rows) - 1):
        a, b, c, d = ends[i : i + 4]
        t = (np.arange(steps) / steps)[:, None]
        pieces.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        )
    line = np.vstack([*pieces, rows[-1:]])
    line[:, 2] = np.maximum(line[:, 2], 0.2)
    return line


def frames(line):
    """World positions and radii of a smoothed line, with a frame (side, up) that does not twist."""
    places = np.stack([(line[:, 0] - 960), (540 - line[:, 1]), line[:, 3]], axis=1) / UNIT
    tangents = np.gradient(places, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1)[:, None] + 1e-12
    side = np.cross(tangents[0], (0, 0, 1))
    if np.linalg.norm(side) < 1e-3:
        side = np.cross(tangents[0], (0, 1, 0))
    sides = []
    for tangent in tangents:
        side = side - tangent * side.dot(tangent)
        side = side / (np.linalg.norm(side) + 1e-12)
        sides.append(side)
    sides = np.array(sides)
    return places, line[:, 2] / UNIT, tangents, sides, np.cross(sides, tangents)


def mesh(name, vertices, faces, materials, indices=None, flat=False):
    """A smooth object in the scene; `indices` picks a material for each face."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [not flat] * len(data.polygons))
    if indices is not None:
        data.polygons.foreach_set("material_index", indices)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def tube(nodes, material, sides=28, steps=8):
    """A tube of varying radius through the nodes, round at both ends."""
    vertices, faces = tube_mesh(smooth(nodes, steps), sides)
    return mesh("tube", vertices, faces, material)


def tube_mesh(line, sides=28):
    places, radii, tangents, across, up = frames(line)
    caps = [math.radians(angle) for angle in (75, 50, 25)]
    rings = [(places[0] - tangents[0] * radii[0] * math.sin(c), radii[0] * math.cos(c), 0) for c in caps]
    rings += [(places[i], radii[i], i) for i in range(len(places))]
    rings += [
        (places[-1] + tangents[-1] * radii[-1] * math.sin(c), radii[-1] * math.cos(c), -1) for c in caps[::-1]
    ]
    angles = np.arange(sides) * 2 * math.pi / sides
    ring = lambda place, r, i: (
        place + r * (np.cos(angles)[:, None] * across[i] + np.sin(angles)[:, None] * up[i])
    )
    vertices = np.vstack([ring(*each) for each in rings])
    faces = _weave(len(rings), sides)
    faces += [tuple(range(sides))[::-1], tuple(range(len(vertices) - sides, len(vertices)))]
    return vertices, faces


def _weave(rings, sides):
    return [
        (r * sides + s, r * sides + (s + 1) % sides, (r + 1) * sides + (s + 1) % sides, (r + 1) * sides + s)
        for r in range(rings - 1)
        for s in range(sides)
    ]


def opened(nodes, outside, inside, rim, wall=0.16, open_to=200, steps=10):
    """
    A vessel cut open along its length, the cut towards the viewer. `wall` is its thickness as a share of the
    radius, `open_to` how many degrees of it are left.
    """
    places, radii, tangents, across, up = frames(smooth(nodes, steps))
    half = math.radians(open_to / 2)
    arc = np.linspace(-half, half, 40)
    lip = np.linspace(0, math.pi, 8)[1:-1]
    outer = [(math.sin(a), -math.cos(a)) for a in arc]
    inner = [((1 - wall) * math.sin(a), -(1 - wall) * math.cos(a)) for a in arc[::-1]]
    round_lip = lambda a, way: [
        (
            (1 - wall / 2 + wall / 2 * math.cos(t)) * math.sin(a)
            + wall / 2 * math.sin(t) * math.cos(a) * way,
            -(1 - wall / 2 + wall / 2 * math.cos(t)) * math.cos(a)
            + wall / 2 * math.sin(t) * math.sin(a) * way,
        )
        for t in lip
    ]
    profile = outer + round_lip(half, 1) + inner + round_lip(-half, -1)[::-1]
    kinds = [0] * (len(outer) - 1) + [2] * (len(lip) + 1) + [1] * (len(inner) - 1) + [2] * (len(lip) + 1)
    flat = np.array(profile)
    rows = [
        places[i] + radii[i] * (flat[:, :1] * across[i] + flat[:, 1:] * up[i]) for i in range(len(places))
    ]
    count = len(profile)
    faces = _weave(len(rows), count)
    ends = [tuple(range(count)), tuple(range((len(rows) - 1) * count, len(rows) * count))[::-1]]
    return mesh(
        "opened", np.vstack(rows), faces + ends, [outside, inside, rim], kinds * (len(rows) - 1) + [2, 2]
    )


def fused(curves, material, voxel=5.0, soften=6, steps=8, sides=32):
    """Tubes melted into one body, such as a tree with its forks or a foot with its toes. `voxel` is in pixels."""
    vertices, faces, start = [], [], 0
    for nodes in curves:
        part, weave = tube_mesh(smooth(nodes, steps), sides)
        vertices.append(part)
        faces += [tuple(index + start for index in face) for face in weave]
        start += len(part)
    return melt(mesh("fused", np.vstack(vertices), faces, material), voxel, soften)


def melt(thing, voxel=5.0, soften=6):
    """Remeshes an object into one closed skin and smooths it."""
    remesh = thing.modifiers.new("melt", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel / UNIT, True
    if soften:
        relax = thing.modifiers.new("soften", "SMOOTH")
        relax.factor, relax.iterations = 0.5, soften
    return thing


def hoop(x, y, r, z, thickness, material):
    """A ring around a tube that runs to the right."""
    circle = [i * math.pi / 16 for i in range(33)]
    nodes = [(x, y + math.cos(a) * r, thickness, z + math.sin(a) * r) for a in circle]
    return tube(nodes, material, sides=12, steps=3)


def ball(x, y, r, material, z=None, squash=(1, 1, 1), turn=(0, 0, 0), fine=4):
    """A ball, or with `squash` an ellipsoid; `turn` in degrees."""
    bpy.ops.mesh.primitive_ico_sphere_add(
        subdivisions=fine, radius=r / UNIT, location=world(x, y, r if z is None else z)
    )
    return _finish(material, squash, turn)


def box(x, y, width, height, depth, material, z=0, bevel=6, turn=(0, 0, 0)):
    """A block with soft edges: (x, y) its top left corner on the sheet, `z` its back, `depth` towards the viewer."""
    middle = world(x + width / 2, y + height / 2, z + depth / 2)
    bpy.ops.mesh.primitive_cube_add(size=1, location=middle)
    thing = _finish(material, (width / UNIT, height / UNIT, depth / UNIT), turn, smooth_shade=False)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = bevel / UNIT, 4
        for polygon in thing.data.polygons:
            polygon.use_smooth = True
        thing.data.use_auto_smooth = True
    return thing


def lathe(profile, place, material, turn=(0, 0, 0), sides=64, closed=True):
    """A turned body: `profile` lists (radius, height) in pixels, spun about the z axis and set at `place`."""
    rows = [
        np.stack([np.cos(a) * r / UNIT, np.sin(a) * r / UNIT, np.full(sides, h / UNIT)], axis=1)
        for r, h in profile
        for a in [np.arange(sides) * 2 * math.pi / sides]
    ]
    faces = _weave(len(rows), sides)
    if closed:
        faces += [tuple(range(sides))[::-1], tuple(range((len(rows) - 1) * sides, len(rows) * sides))]
    thing = mesh("lathe", np.vstack(rows), faces, material)
    thing.location, thing.rotation_euler = world(*place), [math.radians(t) for t in turn]
    return thing


def _finish(material, squash, turn, smooth_shade=True):
    thing = bpy.context.object
    thing.scale, thing.rotation_euler = squash, [math.radians(t) for t in turn]
    thing.data.materials.append(material)
    if smooth_shade:
        bpy.ops.object.shade_smooth()
    return thing
