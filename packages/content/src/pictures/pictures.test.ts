import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseDocument, type Site } from "../site/documents.ts";
import { pictureUses } from "./picture-uses.ts";
import {
  describePictures,
  pictureNote,
  readPicturePath,
  replacePicture,
  withPictureNote,
} from "./pictures.ts";

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

test("what is said of a picture goes with its path wherever it stands, and is read there again", () => {
  const drawn = describePictures(withPicture);
  for (const said of [drawn.siteContent.aboutMe.imagePath, drawn.diseases[3]?.imageHome ?? ""])
    expect(readPicturePath(said)).toEqual({ path, alt: note.alt, position: "20% 80%" });
  expect(drawn.siteContent.heroSection).toEqual(siteContent.heroSection);
  expect(pictureNote(drawn.siteContent, path)).toEqual(note);
});

test("a decorative picture has empty words; one of which nothing is said keeps its path", () => {
  const drawnAs = (said: Partial<typeof note>) =>
    describePictures({
      ...withPicture,
      siteContent: withPictureNote(withPicture.siteContent, { ...note, focusX: 50, focusY: 50, ...said }),
    }).siteContent.aboutMe.imagePath;
  expect(readPicturePath(drawnAs({ decorative: true }))).toEqual({ path, alt: "", position: undefined });
  expect(drawnAs({ alt: "" })).toBe(path);
  expect(describePictures(bundledSite)).toBe(bundledSite);
});

test("what is said of no picture is said nowhere", () => {
  const site = {
    ...withPicture,
    siteContent: withPictureNote(withPicture.siteContent, { ...note, path: "" }),
  };
  expect(describePictures(site).diseases).toEqual(describePictures(withPicture).diseases);
});

test("a picture takes another's place everywhere, and only the documents that named it change", () => {
  const to = "/imagenes/doctor";
  const changed = replacePicture(withPicture, path, to);
  expect(Object.keys(changed)).toEqual(["siteContent", "diseases"]);
  const site = { ...withPicture, ...changed };
  expect(pictureUses(site).has(path)).toBe(false);
  expect(site.siteContent.aboutMe.imagePath).toBe(to);
  expect(site.siteContent.pictures).toEqual([]);
  expect(parseDocument("diseases", site.diseases).ok).toBe(true);
});

test("each use of a picture is named by its place", () => {
  expect(pictureUses(withPicture).get(path)?.slice(0, 2)).toEqual([
    { path: "siteContent.aboutMe.imagePath", place: "Acerca de mí", label: "Imagen" },
    {
      path: "diseases.0.imageHome",
      place: `Enfermedades › ${bundledSite.diseases[0]?.name}`,
      label: "Imagen en tarjetas",
    },
  ]);
});
