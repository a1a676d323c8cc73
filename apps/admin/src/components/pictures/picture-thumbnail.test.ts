import { expect, test } from "vitest";
import { thumbnailUrl } from "./picture-thumbnail.tsx";

test("a picture of the library has a small file; uploads and drawings are themselves; the rest has none", () => {
  expect(thumbnailUrl("/imagenes/doctor")).toBe("/imagenes/doctor.480.webp");
  expect(thumbnailUrl("/imagenes/logo.svg")).toBe("/imagenes/logo.svg");
  expect(thumbnailUrl("/media/abc-640x480.webp")).toBe("/media/abc-640x480.webp");
  expect(thumbnailUrl("/imagenes/no-such-picture")).toBeNull();
  expect(thumbnailUrl("https://ejemplo.mx/foto.png")).toBeNull();
  expect(thumbnailUrl("")).toBeNull();
});
