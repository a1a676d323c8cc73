import { documentNames, type Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { documentShape, isDocument } from "#document-shape/document-shape.ts";
import { leafPaths, shapeAt, type ValueShape } from "#document-shape/field-shape.ts";
import { valueAt, withValueAt } from "#document-shape/value-at.ts";

/** A field of a document's form, in the first entry of every list around it. */
export interface Leaf {
  document: keyof Site;
  /** In the document: `heroSlider.slides.0.title`. */
  path: string;
  shape: ValueShape;
}

/** Every field of every form but the choice of the sections. */
export const siteLeaves = (): Leaf[] =>
  documentNames.filter((name) => name !== "selectedSections").flatMap(leavesOf);

function leavesOf(document: keyof Site): Leaf[] {
  const whole = documentShape(document);
  return leafPaths(whole).flatMap((pattern) => {
    const path = pattern.replaceAll("*", "0");
    const shape = shapeAt(whole, path);
    return shape?.kind === "value" && shape.control !== "sections" ? [{ document, path, shape }] : [];
  });
}

/** A value that no other field has and that can be found again in a page; null where a control takes no such value. */
export function mark({ path, shape }: Leaf, place: number): string | null {
  if (shape.options.length > 0) return null;
  switch (shape.control) {
    case "text":
    case "multiline":
      return `Marca ${place}.`;
    case "url":
      return path.endsWith("googleMapsEmbedLink")
        ? `https://www.google.com/maps/embed?pb=${place}`
        : `https://marca.example/${place}.`;
    case "email":
      return `marca-${place}@consultorio.example`;
    case "phone":
      return `+5200000${String(place).padStart(5, "0")}`;
    case "image":
      return `/imagenes/marca-${place}.svg`;
    case "color":
      return `#00${String(place).padStart(4, "0")}`;
    default:
      return null;
  }
}

/** Another value than the one that the field has. */
export function otherValue(leaf: Leaf, now: unknown): unknown {
  const { path, shape } = leaf;
  const marked = mark(leaf, 9999);
  if (marked !== null) return marked;
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
      return relatedId(path, now) ?? (now === "antes" ? "despues" : "antes");
  }
}

/** Another record that a list of related records may name; undefined for any other list. */
function relatedId(path: string, now: unknown): string | undefined {
  const list = (["diseases", "symptoms", "services"] as const).find((name) =>
    path.includes(`relations.${name}`),
  );
  return list && bundledSite[list].findLast(({ id }) => id !== now)?.id;
}

/** The bundled site in which the first records alone name related ones. */
const oneSided: Site = {
  ...bundledSite,
  diseases: bundledSite.diseases.map((record, index) => (index === 0 ? record : withoutRelations(record))),
  symptoms: bundledSite.symptoms.map((record, index) => (index === 0 ? record : withoutRelations(record))),
  services: bundledSite.services.map((record, index) => (index === 0 ? record : withoutRelations(record))),
  guides: bundledSite.guides.map((record, index) => (index === 0 ? record : withoutRelations(record))),
};

function withoutRelations<Item extends { relations?: unknown }>({ relations: _, ...record }: Item) {
  return record;
}

/** The site with another value in one field. */
export function withValue(site: Site, { document, path }: Leaf, value: unknown): Site {
  const changed: unknown = withValueAt(site[document], path, value, documentShape(document));
  if (!isDocument(document, changed))
    throw new Error(`${document}.${path}: the form cannot draw "${String(value)}".`);
  return { ...site, [document]: changed };
}

export const currentValue = (site: Site, { document, path }: Leaf): unknown => valueAt(site[document], path);

/** The bundled site with a value in every field, every switch on, and a note about the portrait. */
function filledSite(): Site {
  return siteLeaves().reduce((filled, leaf, place) => {
    const now = currentValue(filled, leaf);
    if (leaf.path === "pictures.0.path")
      return withValue(filled, leaf, bundledSite.siteContent.doctorInfo.portraitPath);
    if (leaf.shape.control === "switch")
      return withValue(filled, leaf, leaf.path !== "pictures.0.decorative");
    const isEmpty = now === undefined || now === "";
    return isEmpty ? withValue(filled, leaf, mark(leaf, place) ?? otherValue(leaf, now)) : filled;
  }, oneSided);
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
  "0.review.reviewedOn",
];

/** The filled sites in which a field is visible, also those without the field that hides it. */
export function exampleSites(): Site[] {
  const filled = filledSite();
  const without = (paths: string[]) =>
    siteLeaves()
      .filter(({ path }) => paths.includes(path))
      .reduce((emptied, leaf) => withValue(emptied, leaf, ""), filled);
  return [
    filled,
    without(firstChoices),
    without([...firstChoices, "doctorInfo.logoPath"]),
    without([...firstChoices, "doctorInfo.portraitPath"]),
  ];
}
