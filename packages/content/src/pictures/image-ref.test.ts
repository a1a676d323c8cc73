import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { recordLinks } from "../records/menu.ts";
import type { Site } from "../site/documents.ts";
import { imageRef, pictureNote, withPictureNote } from "./image-ref.ts";

const path = "/media/abc-640x480.webp";
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

const refWith = (said: Partial<typeof note>) =>
  imageRef(withPictureNote(withPicture.siteContent, { ...note, ...said }), path);

test("a picture has the words and the focal point that the clinic gave it", () => {
  const ref = { path, alt: note.alt, focus: { x: 20, y: 80 } };
  expect(imageRef(withPicture.siteContent, path)).toEqual(ref);
  expect(recordLinks(withPicture, "diseases")[3]?.image).toEqual(ref);
  expect(pictureNote(withPicture.siteContent, path)).toEqual(note);
});

test("decoration has empty words, and the middle is no focal point", () => {
  expect(refWith({ decorative: true, focusX: 50, focusY: 50 })).toEqual({ path, alt: "", focus: null });
});

test("a picture without a description keeps its own words", () => {
  expect(refWith({ alt: "", focusX: 50, focusY: 50 })).toEqual({ path, alt: null, focus: null });
  expect(imageRef(siteContent, path)).toEqual({ path, alt: null, focus: null });
});

test("an empty field names no picture, even where a note has no path", () => {
  expect(imageRef(withPictureNote(siteContent, { ...note, path: "" }), "")).toBeNull();
});

test("a note about a drawing is not used", () => {
  const drawing = "/imagenes/icons/varices.svg";
  const content = withPictureNote(siteContent, { ...note, path: drawing });
  expect(imageRef(content, drawing)).toEqual({ path: drawing, alt: null, focus: null });
});
