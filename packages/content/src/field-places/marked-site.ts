import { uploadAddress, uploadedPicture } from "../pictures/upload-address.ts";
import type { Control } from "../schema/fields.ts";
import type { Site } from "../site/documents.ts";
import { siteFields } from "../site/site-fields.ts";

/** A text or picture of the content that a page draws. */
export interface Place {
  /** Begins with the document: `siteContent.doctorInfo.name`. */
  path: string;
  control: Control;
  /** The field's name, with that of what it is in. */
  label: string;
  /** The paragraph, or the whole value where there is one. */
  text: string;
  /** Where the paragraph is in the value. */
  start: number;
  value: string;
}

/** A site that says of each of its texts and pictures which field it is. It is drawn where nobody sees it. */
export interface MarkedSite {
  site: Site;
  /** The place of each mark in a text or an attribute, in its order. */
  placesIn: (text: string) => Place[];
}

/** Controls whose value is drawn as it is, or at least leaves a mark at its end as it is. */
const textControls: readonly Control[] = ["text", "multiline", "email", "phone"];

/** The two halves of a mark: private characters, which no font draws. */
const first = { from: 0xe000, count: 3200 };
const second = { from: first.from + first.count, count: 3200 };
const markCharacter = /[\ue000-\uf8ff]/gu;

/** Part of the path of a marked picture. */
const pictureMark = "ed17ab";
const mark = new RegExp(`[\\ue000-\\uec7f][\\uec80-\\uf8ff]|${pictureMark}([0-9a-f]{8})`, "gu");

/**
 * A copy of a site in which the end of each text, paragraph by paragraph, is a mark as long as what it replaces, and each
 * picture a path of its own. What is drawn of it has the elements of the page, since no text is longer and no picture is
 * of another kind.
 */
export function markedSite(site: Site): MarkedSite {
  const places: Place[] = [];
  const marked = new Map<string, string>();
  for (const { path, place, label: name, control, value } of siteFields(site)) {
    if (typeof value !== "string" || value.trim() === "" || path.startsWith("siteContent.pictures."))
      continue;
    const label = place === "" ? name : `${place} › ${name}`;
    const add = (text: string, start: number) =>
      places.push({ path, control, label, text, start, value }) - 1;
    if (control === "image") marked.set(path, pictureOf(value, add(value, 0)));
    else if (textControls.includes(control)) marked.set(path, markedText(value, add));
  }
  return {
    site: withTexts(site, "", marked),
    placesIn: (text) =>
      [...text.matchAll(mark)].flatMap(([found, picture]) => {
        const number = picture === undefined ? numberOf(found) : Number.parseInt(picture, 16);
        return places[number] ?? [];
      }),
  };
}

/** The value with a mark at the end of each paragraph. Blank lines are what `paragraphs` splits a text at. */
function markedText(value: string, add: (text: string, start: number) => number): string {
  let start = 0;
  return value
    .split(/(\r?\n[ \t]*\r?\n)/)
    .map((part) => {
      const text = part.trim();
      const lead = part.indexOf(text);
      const from = start + lead;
      start += part.length;
      if (text === "") return part;
      // A fact at the end stays whole.
      const kept = text.replace(markCharacter, "x").slice(0, /\}\W?$/.test(text) ? undefined : -2);
      const marked = kept + markOf(add(text, from));
      return part.slice(0, lead) + marked + part.slice(lead + text.length);
    })
    .join("");
}

const markOf = (number: number) =>
  String.fromCharCode(
    first.from + (Math.floor(number / second.count) % first.count),
    second.from + (number % second.count),
  );
const numberOf = (found: string) =>
  (found.charCodeAt(0) - first.from) * second.count + (found.charCodeAt(1) - second.from);

/** What is assumed of a picture whose path does not say its size. */
const photograph = { width: 1200, height: 800, cutout: false };

/** A path of the same kind: a logo, another drawing, or a photograph of the same size. */
function pictureOf(path: string, number: number): string {
  const id = pictureMark + number.toString(16).padStart(8, "0");
  if (/^\/imagenes\/(?:.+\/)?logo\.svg$/.test(path)) return `/imagenes/especialidades/${id}/logo.svg`;
  if (path.endsWith(".svg")) return path.replace(/[^/]+\.svg$/, `${id}.svg`);
  return uploadAddress({ ...(uploadedPicture(path) ?? photograph), hash: id });
}

function withTexts<Value>(value: Value, path: string, texts: ReadonlyMap<string, string>): Value;
function withTexts(value: unknown, path: string, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return texts.get(path) ?? value;
  if (typeof value !== "object" || value === null) return value;
  const under = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((entry, index) => withTexts(entry, under(index), texts));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withTexts(field, under(key), texts)]),
  );
}
