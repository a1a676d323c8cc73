import { expect, test } from "vitest";
import { thumbnailUrl } from "./picture-thumbnail.tsx";

test("a picture of the library or of an upload has a small file; a drawing is itself; the rest has none", () => {
  expect(thumbnailUrl("/imagenes/doctor")).toBe("/imagenes/doctor.480.webp");
  expect(thumbnailUrl("/imagenes/logo.svg")).toBe("/imagenes/logo.svg");
  expect(thumbnailUrl("/media/abc-640x480-cutout.webp")).toBe("/media/abc-640x480-cutout.480.webp");
  expect(thumbnailUrl("/media/abc-320x240.webp")).toBe("/media/abc-320x240.webp");
  expect(thumbnailUrl("/imagenes/no-such-picture")).toBeNull();
  expect(thumbnailUrl("https://ejemplo.mx/foto.png")).toBeNull();
  expect(thumbnailUrl("")).toBeNull();
});
