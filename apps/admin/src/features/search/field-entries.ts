import { isRecord } from "@consultorio/content";
import { contentTabs } from "@consultorio/content/content-plan";
import {
  brandFields,
  documentShape,
  entryName,
  type FieldShape,
  shapeAt,
  type ValueShape,
  valueAt,
} from "@consultorio/content/document-shape";
import { type CollectionKind, collectionWords } from "#document-editor/document/collection-kinds.ts";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { type SearchEntry, searchEntry } from "./search-entry.ts";
import { messages } from "./strings.ts";

interface Around {
  /** In the site: `siteContent.doctorInfo.phone`. */
  path: string;
  places: readonly string[];
}

/** Every field of the site's content, by its tab and block, and the parts of it that other screens edit. */
export function contentEntries(content: unknown): SearchEntry[] {
  const drawn = contentTabs.flatMap(({ label, blocks }) =>
    blocks.flatMap(({ title, fields }) => {
      const places = title === label ? [label] : [label, title];
      return fields.flatMap(([path, shape]) =>
        fieldEntries(shape, valueAt(content, path), { path: `siteContent.${path}`, places }),
      );
    }),
  );
  return [...drawn, ...otherEntries(content)];
}

function otherEntries(content: unknown): SearchEntry[] {
  const shape = documentShape("siteContent");
  const notices = shapeAt(shape, "notices");
  const brand = brandFields.flatMap((path) => {
    const field = shapeAt(shape, path);
    const around = { path: `siteContent.${path}`, places: [messages.brand] };
    return field ? fieldEntries(field, valueAt(content, path), around) : [];
  });
  const looks = listAt(content, "looks");
  const pictures = listAt(content, "pictures");
  return [
    ...brand,
    ...(notices
      ? fieldEntries(notices, valueAt(content, "notices"), {
          path: "siteContent.notices",
          places: [messages.notices],
        })
      : []),
    ...looks.map((look, index) =>
      textEntry(`siteContent.looks.${index}`, entryName(look) ?? "", [messages.sections, messages.looks]),
    ),
    ...pictures.map((picture, index) =>
      textEntry(`siteContent.pictures.${index}`, String(valueAt(picture, "alt") ?? ""), [messages.media]),
    ),
  ].filter(({ title }) => title !== "");
}

const listAt = (document: unknown, path: string): unknown[] => {
  const value = valueAt(document, path);
  return Array.isArray(value) ? value : [];
};

const textEntry = (path: string, title: string, places: readonly string[]) =>
  searchEntry({ id: path, title, place: places.join(" › "), text: "", to: placeOf(path) });

/** Every record of a collection, and every field of each. */
export function recordEntries(kind: CollectionKind, records: unknown): SearchEntry[] {
  const shape = shapeAt(documentShape(kind), "0");
  if (!shape || !Array.isArray(records)) return [];
  const collection = collectionWords(kind).many;
  return records.flatMap((record: unknown, index) => {
    const path = `${kind}.${index}`;
    const name = entryName(record) ?? String(index + 1);
    return [
      textEntry(path, name, [collection]),
      ...fieldEntries(shape, record, { path, places: [collection, name] }),
    ];
  });
}

/** The fields of a shape in its form, with their values. Groups and list entries are places. */
function fieldEntries(shape: FieldShape, value: unknown, { path, places }: Around): SearchEntry[] {
  switch (shape.kind) {
    case "value":
      if (shape.control === "sections" || shape.control === "slug") return [];
      return [
        searchEntry({
          id: path,
          title: shape.label,
          place: places.join(" › "),
          text: textOf(shape, value),
          to: placeOf(path),
        }),
      ];
    case "group":
      return Object.entries(shape.fields).flatMap(([key, field]) => {
        const within = field.kind === "group" ? [...places, field.label] : places;
        const inner = isRecord(value) ? value[key] : undefined;
        return fieldEntries(field, inner, { path: `${path}.${key}`, places: within });
      });
    case "list": {
      const entries = Array.isArray(value) ? value : [];
      const list = searchEntry({
        id: path,
        title: shape.label,
        place: places.join(" › "),
        text: "",
        to: placeOf(path),
      });
      // A block may have the name of its only list.
      const around = places.at(-1) === shape.label ? places : [...places, shape.label];
      const inner = entries.flatMap((entry: unknown, index) => {
        const within =
          shape.entry.kind === "group" ? [...around, entryName(entry) ?? String(index + 1)] : around;
        return fieldEntries(shape.entry, entry, { path: `${path}.${index}`, places: within });
      });
      return [list, ...inner];
    }
  }
}

/** The value of a field as text. The file of a picture has none. */
function textOf({ control, options }: ValueShape, value: unknown): string {
  if (value === undefined || control === "image") return "";
  if (typeof value === "boolean") return value ? messages.yes : messages.no;
  return options.find((option) => option.value === value)?.label ?? String(value);
}
