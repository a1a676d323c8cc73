import { expect, it } from "vitest";
import { uploadName } from "./upload-name.ts";

it.each([
  ["pierna izquierda.jpg", "pierna izquierda.jpg"],
  ["Año_2026 (ñandú).png", "Año_2026 (ñandú).png"],
  ["../../etc/passwd", "passwd"],
  ["C:\\fakepath\\foto.png", "foto.png"],
  ["foto\r\n\0.png", "foto.png"],
  ["factura\u202Egnp.exe", "facturagnp.exe"],
  [" \u200B ", "archivo"],
  ["carpeta/", "archivo"],
  ["x".repeat(201), "x".repeat(200)],
])("an upload called %j is shown as %j", (sent, shown) => {
  expect(uploadName(sent)).toBe(shown);
});
