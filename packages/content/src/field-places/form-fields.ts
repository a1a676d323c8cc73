import { documentShape, isDocument } from "../document-shape/document-shape.ts";
import { leafPaths, shapeAt, type ValueShape } from "../document-shape/field-shape.ts";
import { valueAt, withValueAt } from "../document-shape/value-at.ts";
import { collectionNames } from "../kinds/index.ts";
import { type DocumentName, documentNames, type Site } from "../site/documents.ts";

/** A field of a document's form, in one entry of every list around it. */
export interface FormField {
  document: DocumentName;
  /** In the document: `heroSlider.slides.0.title`. */
  path: string;
  shape: ValueShape;
}

/** The path of a field in a site, the same for all entries of a list: `siteContent.heroSlider.slides.*.title`. */
export const anyEntry = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, ".*");

/** The field at a path of a site: `siteContent.heroSlider.slides.0.title`. Throws where no form has it. */
export function formField(path: string): FormField {
  const [name, ...rest] = path.split(".");
  const document = documentNames.find((other) => other === name);
  const shape = document && shapeAt(documentShape(document), rest.join("."));
  if (document === undefined || shape?.kind !== "value") throw new Error(`${path}: no form has this field.`);
  return { document, path: rest.join("."), shape };
}

/** Every field of every form but the choice of the sections, in the first entry of each list. */
export const formFields = (): FormField[] =>
  documentNames
    .filter((name) => name !== "selectedSections")
    .flatMap((document) => {
      const whole = documentShape(document);
      return leafPaths(whole).flatMap((pattern) => {
        const path = pattern.replaceAll("*", "0");
        const shape = shapeAt(whole, path);
        return shape?.kind === "value" && shape.control !== "sections" ? [{ document, path, shape }] : [];
      });
    });

export const currentValue = (site: Site, { document, path }: FormField): unknown =>
  valueAt(site[document], path);

/** The site with other values in some fields. */
export function withValues(site: Site, values: readonly (readonly [FormField, value: unknown])[]): Site {
  const documents = [...Map.groupBy(values, ([{ document }]) => document)].map(([document, inside]) => {
    const shape = documentShape(document);
    const changed = inside.reduce<unknown>(
      (now, [{ path }, value]) => withValueAt(now, path, value, shape),
      site[document],
    );
    if (!isDocument(document, changed)) throw new Error(`${document}: the form cannot draw other values.`);
    return [document, changed];
  });
  return { ...site, ...Object.fromEntries(documents) };
}

/** The site with values in some fields that it does not have there. */
export const withOtherValues = (site: Site, fields: readonly FormField[]): Site =>
  withValues(
    site,
    fields.map((field, index) => [field, otherValue(site, field, 9000 + index)]),
  );

/** A text that no other field has; null where a control takes no such text. */
function ownText({ path, shape }: FormField, number: number): string | null {
  if (shape.options.length > 0) return null;
  switch (shape.control) {
    case "text":
    case "multiline":
      return `Marca ${number}.`;
    case "url":
      return path.endsWith("googleMapsEmbedLink")
        ? `https://www.google.com/maps/embed?pb=${number}`
        : `https://marca.example/${number}.`;
    case "email":
      return `marca-${number}@consultorio.example`;
    case "phone":
      return `+5200000${String(number).padStart(5, "0")}`;
    case "image":
      return `/imagenes/marca-${number}.svg`;
    case "color":
      return `#00${String(number).padStart(4, "0")}`;
    default:
      return null;
  }
}

/** The bundled logo, which has a drawing for dark grounds beside it. */
const logo = "/imagenes/logo.svg";

/** A value that a field does not have; another one for each number, where its control allows that. */
function otherValue(site: Site, field: FormField, number: number): unknown {
  const { path, shape } = field;
  const now = currentValue(site, field);
  if (shape.control === "image" && now !== logo) return logo;
  const text = ownText(field, number);
  // As many paragraphs as before.
  if (text !== null) return typeof now === "string" ? now.slice(0, now.lastIndexOf("\n") + 1) + text : text;
  if (shape.options.length > 0) return shape.options.find(({ value }) => value !== now)?.value;
  switch (shape.control) {
    case "switch":
      return now === false;
    case "number":
      return now === shape.min ? Number(shape.min) + 1 : shape.min;
    case "date":
      return now === "2027-03-05" ? "2027-04-06" : "2027-03-05";
    case "days":
      return now === "Martes" ? "Jueves" : "Martes";
    case "hours":
      return now === "07:00 a 09:00" ? "10:00 a 11:00" : "07:00 a 09:00";
    default:
      return relatedId(site, path, now) ?? (now === "antes" ? "despues" : "antes");
  }
}

/** Another record that a list of related records may name; undefined for any other list. */
function relatedId(site: Site, path: string, now: unknown): string | undefined {
  const list = collectionNames.find((name) => path.includes(`relations.${name}`));
  return list && site[list].findLast(({ id }) => id !== now)?.id;
}

/** The site in which the first records alone name related ones. */
function oneSided(site: Site): Site {
  const records = collectionNames.map((name) => [
    name,
    site[name].map((record, index) => {
      const { relations: _, ...others } = record;
      return index === 0 ? record : others;
    }),
  ]);
  return { ...site, ...Object.fromEntries(records) };
}

/** Switches that hide another field: the words of a picture, and the first entry of the menu. */
const hidingSwitches = ["pictures.0.decorative", "header.hideHome"];

/** A site with a value in every field, what can be shown switched on, and a note about the portrait. */
function filledSite(whole: Site): Site {
  const site = oneSided(whole);
  return withValues(
    site,
    formFields().map((field, number) => {
      const now = currentValue(site, field);
      if (field.path === "pictures.0.path") return [field, site.siteContent.doctorInfo.portraitPath];
      if (field.shape.control === "switch") return [field, !hidingSwitches.includes(field.path)];
      const isEmpty = now === undefined || now === "";
      return [field, isEmpty ? (ownText(field, number) ?? otherValue(site, field, number)) : now];
    }),
  );
}

/** Fields with a fallback: while one of these has a value, another field is not shown. */
const firstChoices = [
  "doctorWorkInfo.consultingAddress",
  "doctorWorkInfo.schedulePhone",
  "doctorWorkInfo.urgenciesPhone",
  "doctorInfo.xLink",
  "header.logoPath",
  "header.logoMenuPath",
  "footer.logoFooter",
  "heroSection.mainImage",
  "aboutMe.imagePath",
  "heroSlider.slides.0.title",
  "heroSlider.slides.0.subtitle",
  "heroSlider.slides.0.description",
  "multimedia.videoFile",
  "videoTestimonials.videos.0.videoFile",
  "0.review.reviewedOn",
];

/** A site with a value in every field, and the same without what hides some of them. */
export function filledSites(site: Site): Site[] {
  const filled = filledSite(site);
  const without = (paths: string[]) =>
    withValues(
      filled,
      formFields().flatMap((field) => (paths.includes(field.path) ? [[field, ""]] : [])),
    );
  return [
    filled,
    without(firstChoices),
    without([...firstChoices, "doctorInfo.logoPath"]),
    without([...firstChoices, "doctorInfo.portraitPath"]),
  ];
}
