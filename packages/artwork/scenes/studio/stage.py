"""Ground, window light and camera: the same for the whole series."""

import math

import bpy
from mathutils import Vector

from .clay import clay
from .palette import linear
from .shapes import UNIT, mesh


def stage(
    size=(1920, 1080),
    ground="bone",
    tilt=24,
    lens=70,
    floor=None,
    key=1.0,
    fill=0.66,
    window=1.0,
    shade=0.0,
):
    """
    Empties Blender and sets up the studio. `tilt` leans the camera back from straight above, in degrees. With
    `floor` (a sheet y) things stand on a floor before a seamless wall, else they lie on the ground. `key`,
    `fill` and `window` weigh the soft light, the room's light and the window's pattern of sun.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene["sheet"] = list(size)
    if ground:
        _ground(clay(ground, lighter=shade, roughness=0.9, gloss=0.1), floor)
    _camera(scene, size, tilt, lens)
    _light(scene, key, fill, window)
    return scene


def _ground(material, floor):
    far = 60.0
    if floor is None:
        mesh(
            "ground",
            [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)],
            [(0, 1, 2, 3)],
            material,
        )
        return
    y, bend = (540 - floor) / UNIT, 6.0
    profile = [(y, far), (y, 2.0)]
    profile += [
        (y + bend - bend * math.cos(a), 2.0 - bend * math.sin(a))
        for a in (i * math.pi / 40 for i in range(1, 21))
    ]
    profile += [(y + far, 2.0 - bend)]
    vertices = [(x, py, pz) for py, pz in profile for x in (-far, far)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh("cove", vertices, faces, material)


def _camera(scene, size, tilt, lens):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit = lens, "HORIZONTAL"
    camera = bpy.data.objects.new("camera", data)
    distance = size[0] / UNIT * lens / data.sensor_width
    angle = math.radians(tilt)
    camera.location = (0, -distance * math.sin(angle), distance * math.cos(angle))
    camera.rotation_euler = (angle, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera


def _light(scene, key, fill, window):
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*linear("bone", purity=0.7), 1)
    background.inputs[1].default_value = fill
    scene.world = world
    toward = Vector((-1.0, 0.62, 0.95)).normalized()
    data = bpy.data.lights.new("window", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", 9, 12
    data.color, data.energy = (1.0, 0.955, 0.89), 2350 * key
    _aim(scene, data, toward, 19)
    if window:
        sun = bpy.data.lights.new("sun", "SUN")
        sun.angle, sun.color, sun.energy = math.radians(7), (1.0, 0.92, 0.80), 0.75 * window
        _aim(scene, sun, toward, 40)
        _frame(toward)


def _aim(scene, data, toward, distance):
    lamp = bpy.data.objects.new(data.name, data)
    lamp.location = toward * distance
    lamp.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)


def _frame(toward):
    """The window's frame, far outside the picture: four panes through which the sun falls on the ground."""
    black = clay("ink", roughness=1, gloss=0)
    quaternion = toward.to_track_quat("Z", "Y")
    far, bar, width, height = 80.0, 0.6, 7.0, 7.5
    blocks = [
        (-far, -far, -width, far),
        (width, -far, far, far),
        (-width, -far, width, -height),
        (-width, height, width, far),
    ]
    blocks += [(-bar / 2, -height, bar / 2, height), (-width, -bar / 2, width, bar / 2)]
    vertices = [
        quaternion @ Vector((x, y, 0)) + toward * 26
        for x0, y0, x1, y1 in blocks
        for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    ]
    frame = mesh("frame", vertices, [tuple(range(4 * i, 4 * i + 4)) for i in range(len(blocks))], black)
    frame.visible_camera = frame.visible_diffuse = frame.visible_glossy = False
