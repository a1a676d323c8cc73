import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseDocument, type Site } from "../site/documents.ts";
import { withPictureNote } from "./image-ref.ts";
import { pictureUses, replacePicture } from "./picture-uses.ts";

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

test("replaces a picture everywhere, and changes only the documents that name it", () => {
  const to = "/imagenes/doctor";
  const changed = replacePicture(withPicture, path, to);
  expect(Object.keys(changed)).toEqual(["siteContent", "diseases"]);
  const site = { ...withPicture, ...changed };
  expect(pictureUses(site).has(path)).toBe(false);
  expect(site.siteContent.aboutMe.imagePath).toBe(to);
  expect(site.siteContent.pictures).toEqual([]);
  expect(parseDocument("diseases", site.diseases).ok).toBe(true);
});

test("names each use of a picture by its place", () => {
  expect(pictureUses(withPicture).get(path)?.slice(0, 2)).toEqual([
    { path: "siteContent.aboutMe.imagePath", place: "Acerca de mí", label: "Imagen" },
    {
      path: "diseases.0.imageHome",
      place: `Enfermedades › ${bundledSite.diseases[0]?.name}`,
      label: "Imagen en tarjetas",
    },
  ]);
});
