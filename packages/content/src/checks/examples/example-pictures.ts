import { pictureFiles } from "#pictures/picture-files.ts";
import { siteFields } from "#site/site-fields.ts";
import { confirmedIn } from "../confirmed.ts";
import { type Documents, isExampleText } from "./example-content.ts";
import { undrawnIn } from "./undrawn-parts.ts";

/** A field whose picture still shows somebody or something invented. */
export interface ExamplePicture {
  /** Begins with the document: `siteContent.aboutMe.imagePath`. */
  path: string;
  place: string;
  label: string;
  /** Path of the picture. */
  value: string;
  kind: "logo" | "portrait" | "paper";
}

/**
 * Every picture of the library in use that shows an invented name, person or document. Hidden entries and the content of
 * sections that are off do not count, nor what the clinic confirmed as its own.
 */
export function examplePictures(site: Documents): ExamplePicture[] {
  const isConfirmed = confirmedIn(site);
  return picturesLikeExamples(site).filter(({ value }) => !isConfirmed(value));
}

/** As {@link examplePictures}, with what the clinic confirmed as its own. */
export function picturesLikeExamples(site: Documents): ExamplePicture[] {
  const isUndrawn = undrawnIn(site);
  return siteFields(site).flatMap(({ path, place, label, control, value, shown }) => {
    const kind = control === "image" && shown && !isUndrawn(path) ? kindOf(String(value)) : null;
    return kind === null ? [] : [{ path, place, label, value: String(value), kind }];
  });
}

/** The words of the bundled logos are those of an invented clinic. */
const logo = /^\/imagenes\/(?:especialidades\/\w+\/)?logo(?:-light)?\.svg$/;

function kindOf(path: string): ExamplePicture["kind"] | null {
  if (logo.test(path)) return "logo";
  // The description of a picture of the library says whether it is an example.
  if (!path.startsWith("/imagenes/") || !isExampleText(pictureFiles(path)?.alt ?? "")) return null;
  return path.startsWith("/imagenes/certificate-") ? "paper" : "portrait";
}
