import { expect, test } from "vitest";
import { pictureFiles } from "./picture-files.ts";

const hash = "0123456789abcdef".repeat(4);

test("a picture of the library comes in both formats, with its size and its own description", () => {
  const files = pictureFiles("/imagenes/varices-home");
  expect(files?.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(files?.sources?.[0]?.srcset).toContain("/imagenes/varices-home.480.avif 480w");
  expect(files?.width).toBeGreaterThan(0);
  expect(files?.alt).not.toBe("");
});

test("an upload is known by its path: its size, and the widths in which the site keeps it", () => {
  expect(pictureFiles(`/media/${hash}-1200x800.webp`)).toMatchObject({
    width: 1200,
    height: 800,
    sources: [
      { type: "image/avif" },
      {
        type: "image/webp",
        srcset: `/media/${hash}-1200x800.480.webp 480w, /media/${hash}-1200x800.720.webp 720w, /media/${hash}-1200x800.960.webp 960w, /media/${hash}-1200x800.1200.webp 1200w`,
      },
    ],
  });
});

test("a phone that a picture fills gets a file of its own, a cut of a banner", () => {
  const file = (path: string) => pictureFiles(path)?.phone?.srcSet;
  expect(file("/imagenes/banner-contacto")).toBe("/imagenes/banner-contacto.phone.avif 720w");
  expect(file("/imagenes/hero-1")).toBe("/imagenes/hero-1.720.avif 720w");
  expect(file(`/media/${hash}-1920x1080.webp`)).toBe(`/media/${hash}-1920x1080.720.avif 720w`);
  expect(file(`/media/${hash}-600x400.webp`)).toBe(`/media/${hash}-600x400.600.avif 600w`);
});

test("a picture without background is known by its path, also in its other sizes", () => {
  const files = pictureFiles(`/media/${hash}-1200x1500-cutout.webp`);
  expect(files).toMatchObject({ width: 1200, height: 1500, cutout: true });
  expect(files?.sources?.[1]?.srcset).toContain(`/media/${hash}-1200x1500-cutout.480.webp 480w`);
  expect(pictureFiles("/imagenes/doctor-cutout")?.cutout).toBe(true);
  expect(pictureFiles("/imagenes/doctor")).not.toHaveProperty("cutout");
  expect(pictureFiles(`/media/${hash}-1200x1500.webp`)).not.toHaveProperty("cutout");
});

test("a drawing and an upload without a size are one file", () => {
  for (const src of ["/imagenes/icons/varices.svg", "/media/logo.svg"])
    expect(pictureFiles(src)).toEqual({ src });
});

test.each(["", "/imagenes/no-existe", "https://ejemplo.test/foto.jpg"])(
  "%j is no picture of the site",
  (path) => {
    expect(pictureFiles(path)).toBeNull();
  },
);
