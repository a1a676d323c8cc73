import { pictures } from "@consultorio/pictures";
import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { recordLinks } from "../records/menu.ts";
import type { Site } from "../site/documents.ts";
import { iconRef, imageRef, logoRef, pictureNote, withPictureNote } from "./image-ref.ts";

const path = "/media/abc0-640x480.webp";
const note = { path, alt: "La doctora, «sentada» & atenta", decorative: false, focusX: 20, focusY: 80 };
const { siteContent } = bundledSite;

const withPicture: Site = {
  ...bundledSite,
  siteContent: withPictureNote(
    { ...siteContent, aboutMe: { ...siteContent.aboutMe, imagePath: path } },
    note,
  ),
  diseases: bundledSite.diseases.map((disease) => ({ ...disease, imageHome: path })),
};

const refWith = (changes: Partial<typeof note>) =>
  imageRef(withPictureNote(withPicture.siteContent, { ...note, ...changes }), path);

test("a picture has the clinic's description and focal point", () => {
  const ref = { src: path, alt: note.alt, focus: { x: 20, y: 80 } };
  expect(imageRef(withPicture.siteContent, path)).toMatchObject(ref);
  // A menu says in words what the picture shows.
  expect(recordLinks(withPicture, "diseases")[3]?.image).toMatchObject({ ...ref, alt: "" });
  expect(pictureNote(withPicture.siteContent, path)).toEqual(note);
});

test("decoration has an empty description, and the middle is no focal point", () => {
  const ref = refWith({ decorative: true, focusX: 50, focusY: 50 });
  expect(ref).toHaveProperty("alt", "");
  expect(ref).not.toHaveProperty("focus");
});

test("a picture without a description keeps the description of the library", () => {
  const library = "/imagenes/varices-home";
  const bundled = imageRef(siteContent, library);
  expect(bundled?.alt).toBe(pictures["varices-home"].alt);
  const silent = withPictureNote(siteContent, { ...note, path: library, alt: "" });
  expect(imageRef(silent, library)).toMatchObject({ alt: bundled?.alt, focus: { x: 20, y: 80 } });
  expect(refWith({ alt: "" })).not.toHaveProperty("alt");
});

test("the focal point of a picture of the library holds until the clinic sets another, also the middle", () => {
  const library = "/imagenes/edema-tratado";
  const { focus } = pictures["edema-tratado"];
  expect(focus).toBeDefined();
  expect(imageRef(siteContent, library)?.focus).toEqual(focus);
  const at = (focusX: number) =>
    imageRef(withPictureNote(siteContent, { ...note, path: library, focusX, focusY: 50 }), library);
  expect(at(20)?.focus).toEqual({ x: 20, y: 50 });
  expect(at(50)).not.toHaveProperty("focus");
});

test("an empty field names no picture, even where a note has no path", () => {
  expect(imageRef(withPictureNote(siteContent, { ...note, path: "" }), "")).toBeNull();
});

test("a drawing has the description of the site's content only", () => {
  const drawing = "/imagenes/especialidades/odontologia/hero.svg";
  const content = withPictureNote(siteContent, { ...note, path: drawing, focusX: 50, focusY: 50 });
  expect(imageRef(content, drawing)).toEqual({ src: drawing, alt: note.alt });
  expect(imageRef(siteContent, drawing)).toEqual({ src: drawing });
});

test("an unknown picture has no file, and keeps the description of the clinic", () => {
  const unknown = "/imagenes/no-existe";
  expect(imageRef(siteContent, unknown)).toEqual({ src: "" });
  expect(imageRef(withPictureNote(siteContent, { ...note, path: unknown }), unknown)?.alt).toBe(note.alt);
});

test("a drawn logo has a form for dark backgrounds, an upload has none, and an unknown one has no file", () => {
  expect(logoRef(siteContent, "/imagenes/logo.svg", 70)).toEqual({
    src: "/imagenes/logo.svg",
    onDark: "/imagenes/logo-light.svg",
    height: 70,
    style: "mark",
  });
  expect(logoRef(siteContent, path, 70)).toEqual({ src: path, height: 70, style: "mark" });
  expect(logoRef(siteContent, "/imagenes/no-existe", 70)).toEqual({ src: "", height: 70, style: "mark" });
});

test("a drawn icon takes the colour of the text, an upload keeps its own", () => {
  expect(iconRef("/imagenes/icons/varices.svg")).toEqual({ src: "/imagenes/icons/varices.svg", line: true });
  expect(iconRef(path)).toEqual({ src: path, line: false });
  expect(iconRef("")).toBeNull();
});
