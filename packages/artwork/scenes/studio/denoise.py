"""
An edge-stopping wavelet filter (Dammertz et al., 2010, with the variance guide of Schied et al., 2017): light is
averaged along surfaces, never across an edge of colour, shape or depth. The build of Blender has no denoiser.
"""

import cv2
import numpy as np

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], dtype=np.float32)


def denoise(image, albedo, normal, depth, passes=5, grain=3.0):
    """Linear image in, linear image out. Colour is taken off first, so that only light is smoothed."""
    colour = np.maximum(albedo, 0.02)
    light = np.clip(image / colour, 0, 12).astype(np.float32)
    edge = _edges(normal, albedo)
    normal = normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-6)
    depth = np.minimum(depth, 200).astype(np.float32)
    slope = _slope(depth)
    grey = _grey(light)
    spread = cv2.GaussianBlur(grey * grey, (0, 0), 2.5) - cv2.GaussianBlur(grey, (0, 0), 2.5) ** 2
    variance = np.maximum(spread, 1e-6)
    for step in range(passes):
        light, variance = _smooth(light, variance, normal, albedo, depth, slope, 2**step, grain)
    # What is left of the grain sits where two surfaces share a pixel: specks go, the edge itself stays.
    image = np.ascontiguousarray(light * colour)
    calm = cv2.GaussianBlur(cv2.medianBlur(image, 3), (0, 0), 0.55)
    return image + (calm - image) * edge[..., None]


def _edges(normal, albedo):
    """1 where a pixel's samples met more than one surface (their mean normal is short, or its colour a step), else 0."""
    bent = np.linalg.norm(normal, axis=-1) < 0.985
    step = cv2.morphologyEx(albedo, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)).max(axis=-1) > 0.03
    return cv2.GaussianBlur((bent | step).astype(np.float32), (3, 3), 0)


def _smooth(light, variance, normal, albedo, depth, slope, gap, grain):
    grey = _grey(light)
    tolerance = grain * np.sqrt(cv2.GaussianBlur(variance, (3, 3), 0)) + 1e-4
    reach = slope * gap * 2.5 + 0.02
    border = 2 * gap
    layers = [light, variance, normal, albedo, depth, grey]
    wide = [
        cv2.copyMakeBorder(layer, border, border, border, border, cv2.BORDER_REPLICATE) for layer in layers
    ]
    height, width = grey.shape
    total, weights, spread = np.zeros_like(light), np.zeros_like(grey), np.zeros_like(grey)
    for j in range(5):
        for i in range(5):
            view = (slice(j * gap, j * gap + height), slice(i * gap, i * gap + width))
            light_, variance_, normal_, albedo_, depth_, grey_ = (layer[view] for layer in wide)
            away = np.abs(grey_ - grey) / tolerance + np.abs(depth_ - depth) / reach
            away += _dot(albedo_ - albedo, albedo_ - albedo) / 0.004
            weight = KERNEL[j] * KERNEL[i] * np.exp(-away)
            weight *= np.clip(_dot(normal_, normal), 1e-3, 1) ** 48 + 1e-9
            total += light_ * weight[..., None]
            spread += variance_ * weight * weight
            weights += weight
    return total / weights[..., None], spread / (weights * weights)


def _dot(a, b):
    return np.einsum("ijk,ijk->ij", a, b)


def _slope(depth):
    return np.maximum(
        np.abs(cv2.Sobel(depth, cv2.CV_32F, 1, 0, scale=0.125)),
        np.abs(cv2.Sobel(depth, cv2.CV_32F, 0, 1, scale=0.125)),
    )


def _grey(light):
    return light @ np.array([0.3, 0.5, 0.2], dtype=np.float32)
