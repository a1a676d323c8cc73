"""What the body is made of: vessels cut open, red cells, lumps of plaque or clot, tissue."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .chance import Chance
from .clay import clay
from .shapes import UNIT, fused, mesh, opened, smooth, world


def vessels(curves, colour, lighter=0.0, voxel=5.0, soften=4):
    """Branches melted into one tree of clay."""
    return fused(curves, clay(colour, lighter), voxel, soften)


def open_artery(nodes, **cut):
    return opened(nodes, clay("artery"), clay("artery-inside", roughness=0.5), clay("rim"), **cut)


def open_vein(nodes, **cut):
    return opened(nodes, clay("vein"), clay("vein-inside", roughness=0.5), clay("vein-rim"), **cut)


def lump(places, material, seed, rough=0.13, grain=1.3, within=None, wall=0.16):
    """
    A body of plaque or clot: balls at (x, y, r, z) melted together, their skin displaced by noise. `within` keeps
    it inside the vessel through those nodes, against the wall.
    """
    parts = []
    for x, y, r, z in places:
        vertices, faces = _sphere(4)
        parts.append((np.array(vertices) * r / UNIT + np.array(world(x, y, z)), faces))
    vertices = np.vstack([part for part, _ in parts])
    faces, start = [], 0
    for part, own in parts:
        faces += [tuple(index + start for index in face) for face in own]
        start += len(part)
    body = mesh("lump", vertices, faces, material)
    remesh = body.modifiers.new("melt", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", 0.045
    relax = body.modifiers.new("soften", "SMOOTH")
    relax.factor, relax.iterations = 0.5, 10
    lumpy = _displaced(body, material, seed, rough, grain)
    if within:
        _confine(lumpy, smooth(within, 30), 1 - wall)
    return lumpy


def _confine(body, line, share):
    axis = np.stack([line[:, 0] - 960, 540 - line[:, 1], line[:, 3]], axis=1) / UNIT
    places = np.empty(len(body.data.vertices) * 3)
    body.data.vertices.foreach_get("co", places)
    places = places.reshape(-1, 3)
    nearest = np.argmin(((places[:, None] - axis[None]) ** 2).sum(axis=2), axis=1)
    away = places - axis[nearest]
    length = np.linalg.norm(away, axis=1)
    limit = line[nearest, 2] / UNIT * share * 1.01
    places = axis[nearest] + away * np.minimum(1, limit / np.maximum(length, 1e-9))[:, None]
    body.data.vertices.foreach_set("co", places.ravel())
    body.data.update()


def _displaced(body, material, seed, rough, grain):
    """The object's evaluated mesh with each vertex moved along its normal by three octaves of noise."""
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(evaluated)
    # Normals are read before anything moves: Blender works all of them out again after each change.
    shift = Vector((seed * 17.13, seed * 3.7, seed * 9.1))
    moved = []
    for place, normal in [(vertex.co.copy(), vertex.normal.copy()) for vertex in data.vertices]:
        at = place * grain + shift
        height = noise.noise(at) + 0.45 * noise.noise(at * 2.3) + 0.2 * noise.noise(at * 5.1)
        moved.extend(place + normal * height * rough)
    data.vertices.foreach_set("co", moved)
    data.update()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.clear()
    data.materials.append(material)
    bpy.data.objects.remove(body)
    lumpy = bpy.data.objects.new("lump", data)
    bpy.context.collection.objects.link(lumpy)
    return lumpy


def _sphere(fine):
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=fine, radius=1)
    body.verts.index_update()
    vertices = [tuple(v.co) for v in body.verts]
    faces = [tuple(v.index for v in f.verts) for f in body.faces]
    body.free()
    return vertices, faces


def red_cell(x, y, r, z, seed=1):
    """A biconcave disc (the profile of Evans and Fung, 1972) of radius r, turned at random."""
    chance = Chance(seed * 31 + 5)
    angles = (chance.between(-50, 50), chance.between(-50, 50), chance.between(0, 180))
    data = bpy.data.meshes.get("cell") or _cell(clay("artery", 0.03, roughness=0.45))
    cell = bpy.data.objects.new("cell", data)
    cell.location, cell.scale = world(x, y, z), (r / UNIT,) * 3
    cell.rotation_euler = [math.radians(angle) for angle in angles]
    bpy.context.collection.objects.link(cell)
    return cell


def _cell(material):
    sides, steps = 40, 12
    radii = [math.sin(i / steps * math.pi / 2) for i in range(steps + 1)]
    thick = lambda r: 0.5 * math.sqrt(max(0, 1 - r * r)) * (0.207 + 2.003 * r**2 - 1.123 * r**4) * 1.15
    profile = [(r, thick(r)) for r in radii] + [(r, -thick(r)) for r in radii[-2::-1]]
    vertices = [
        (r * math.cos(a), r * math.sin(a), h)
        for r, h in profile
        for a in (s * 2 * math.pi / sides for s in range(sides))
    ]
    faces = [
        (k * sides + s, k * sides + (s + 1) % sides, (k + 1) * sides + (s + 1) % sides, (k + 1) * sides + s)
        for k in range(len(profile) - 1)
        for s in range(sides)
    ]
    source = mesh("cell", vertices, faces, material)
    data = source.data
    data.name = "cell"
    bpy.data.objects.remove(source)
    return data


def cells(nodes, count, size, seed):
    """Red cells strewn along a curve, within the radius of its nodes, none inside another."""
    chance = Chance(seed)
    line = smooth(nodes, 20)
    placed = []
    for _ in range(count * 30):
        if len(placed) == count:
            break
        x, y, r, z = line[int(chance.next() * len(line))]
        angle, away = chance.between(0, 2 * math.pi), math.sqrt(chance.next()) * r
        place = (x + chance.between(-20, 20), y + math.cos(angle) * away, z + math.sin(angle) * away * 0.75)
        if all(math.dist(place, other) > size * 1.15 for other in placed):
            placed.append(place)
    for index, (x, y, z) in enumerate(placed):
        red_cell(x, y, size * chance.between(0.85, 1.1), max(z, size * 0.8), seed=seed * 100 + index)


def leaflet(x, y, z, width, height, depth, material, turn=(0, 0, 0), bow=0.55):
    """One cusp of a vein's valve: a thin shell that hangs like a pocket, open at its upper edge."""
    rows, columns = 18, 24
    vertices = []
    for i in range(rows + 1):
        for j in range(columns + 1):
            v, u = i / rows, j / columns * 2 - 1
            rim = 0.30 * (1 - u * u)
            down = rim + (1 - rim) * v
            span = math.sqrt(max(0.0, 1 - (v * 0.98) ** 2.2))
            vertices.append(
                (
                    u * span * width / UNIT,
                    -down * height / UNIT,
                    bow * depth / UNIT * math.sin(v * math.pi) * (1 - u * u),
                )
            )
    faces = [
        (
            i * (columns + 1) + j,
            i * (columns + 1) + j + 1,
            (i + 1) * (columns + 1) + j + 1,
            (i + 1) * (columns + 1) + j,
        )
        for i in range(rows)
        for j in range(columns)
    ]
    shell = mesh("leaflet", vertices, faces, material)
    shell.location, shell.rotation_euler = world(x, y, z), [math.radians(t) for t in turn]
    thick = shell.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.1
    return shell


def winding(start, end, swing, turns, seed):
    """A line that winds to both sides between two nodes and folds back on itself a little."""
    chance = Chance(seed)
    steps = turns * 8
    length = math.dist(start[:2], end[:2])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    reach, nodes = swing, []
    for step in range(steps + 1):
        if step % 8 == 0:
            reach = swing * chance.between(0.55, 1.2)
        share = step / steps
        ease = min(1, share * 5, (1 - share) * 5)
        phase = step / 8 * math.pi * 2
        across = math.sin(phase) * reach * ease
        along = length * share - math.sin(phase * 2) * reach * 0.2 * ease
        r = (start[2] + (end[2] - start[2]) * share) * chance.between(0.92, 1.1)
        nodes.append((start[0] + ux * along - uy * across, start[1] + uy * along + ux * across, r))
    return nodes


def corkscrew(nodes, swing, turns, rise=1.0):
    """A helix around a curve: `swing` pixels wide, `turns` times round."""
    line = smooth(nodes, 40)
    gradient = np.gradient(line[:, :2], axis=0)
    gradient /= np.linalg.norm(gradient, axis=1)[:, None]
    phase = np.linspace(0, turns * 2 * math.pi, len(line))
    ease = np.minimum(1, np.minimum(np.linspace(0, 8, len(line)), np.linspace(8, 0, len(line))))
    rows = zip(line, gradient, phase, ease)
    return [
        (
            x - gy * math.sin(p) * swing * e,
            y + gx * math.sin(p) * swing * e,
            r,
            z + swing * rise * e * (1 + math.cos(p)),
        )
        for (x, y, r, z), (gx, gy), p, e in list(rows)[::4]
    ]
