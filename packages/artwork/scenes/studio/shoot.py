"""Renders the scene with Cycles, cleans the grain away with what is known of each pixel, and writes a PNG."""

import os
import tempfile

import bpy
import cv2
import numpy as np

from .denoise import denoise


def shoot(file, width, samples):
    """Renders to a PNG (16 bit; with alpha for a cut-out); `width` is that of a sheet of 1920 pixels."""
    scene = bpy.context.scene
    sheet = scene["sheet"]
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = (round(side * width / 1920) for side in sheet)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.film_transparent = scene.get("cutout", False)
    cycles = scene.cycles
    cycles.samples, cycles.seed, cycles.use_adaptive_sampling, cycles.use_denoising = samples, 7, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = (
        3,
        2,
        1,
        12,
    )
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 6.0
    with tempfile.TemporaryDirectory() as folder:
        passes = _render(scene, folder)
    image = denoise(
        passes["Image"][..., :3],
        passes["DiffCol"][..., :3],
        passes["Normal"][..., :3],
        passes["Depth"][..., 0],
    )
    alpha = passes["Image"][..., 3] if scene.render.film_transparent else None
    if alpha is not None:
        image = image / np.maximum(alpha, 0.05)[..., None]
    _write(file, image, alpha)


def _render(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    names = ["Image", "DiffCol", "Normal", "Depth"]
    for name in names:
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.file_slots[0].path = name
        output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
        output.format.color_mode = "RGBA"
        tree.links.new(source.outputs[name], output.inputs[0])
    bpy.ops.render.render(write_still=False)
    return {name: _read(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in names}


def _read(file):
    image = bpy.data.images.load(file)
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[::-1].copy()


def _write(file, image, alpha):
    image = _tone(np.maximum(image, 0))
    encoded = np.where(image <= 0.0031308, image * 12.92, 1.055 * np.power(image, 1 / 2.4) - 0.055)
    layers = [encoded[..., 2], encoded[..., 1], encoded[..., 0]]
    if alpha is not None:
        cover = np.clip(alpha, 1e-4, 1)
        layers = [np.clip(layer, 0, 1) for layer in layers] + [cover]
    picture = np.stack(layers, axis=-1)
    if not cv2.imwrite(file, (np.clip(picture, 0, 1) * 65535 + 0.5).astype(np.uint16)):
        raise OSError(f"{file} could not be written.")


def _tone(image, knee=0.72):
    """Leaves colours as they are up to the knee, then rolls off softly, so that no light clips."""
    over = np.maximum(image - knee, 0)
    room = 1 - knee
    return np.where(image > knee, knee + room * (1 - np.exp(-over / room)), image)
