import { expect, it } from "vitest";
import { formFile } from "./form-file.ts";

const contentType = 'multipart/form-data; boundary="x"';
const field = (name: string, content: string, fileName?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? "" : `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;
const read = (text: string, type = contentType) => formFile(Buffer.from(text), type);

it("returns the place of the file and its name", () => {
  const form = `${field("a", "b")}${field("file", "hola", "%22niña%22.jpg")}--x--\r\n`;
  expect(read(form)).toEqual({ name: '"niña".jpg', from: form.indexOf("hola") + 1, length: 4 });
});

it("accepts an empty file", () => {
  expect(read(`${field("file", "", "a.jpg")}--x--\r\n`)).toMatchObject({ name: "a.jpg", length: 0 });
});

it.each([
  ["a text in the place of the file", `${field("file", "hola")}--x--\r\n`],
  ["another field", `${field("other", "hola", "a.jpg")}--x--\r\n`],
  ["half a form", field("file", "hola", "a.jpg").slice(0, -4)],
  ["more fields than a page sends", `${field("a", "").repeat(30)}${field("file", "hola", "a.jpg")}--x--\r\n`],
  ["headers that are no text", `--x\r\nContent-Disposition: \u0000\r\n\r\n\r\n--x--\r\n`],
  ["no form", "hola"],
  ["nothing", ""],
])("finds none in %s", (_, form) => {
  expect(read(form)).toBeNull();
});

it("finds none where the header names no boundary", () => {
  expect(read(field("file", "hola", "a.jpg"), "multipart/form-data")).toBeNull();
});
