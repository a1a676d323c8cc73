import { type SelectedSections, sectionTypes } from "@consultorio/content";
import { defaultVariant, isVariant, sectionLabel, variantInfo } from "@consultorio/ui/catalog";
import { fill } from "#components/strings.ts";
import {
  addressOf,
  type CollectionKind,
  collectionKinds,
  collectionWords,
} from "#document-editor/document/collection-kinds.ts";
import { type SearchEntry, searchEntry } from "./search-entry.ts";
import { messages } from "./strings.ts";

/** A screen of the area, as the navigation names it. */
export interface NamedScreen {
  to: Exclude<NonNullable<SearchEntry["to"]>["to"], undefined>;
  label: string;
}

export const screenEntries = (screens: readonly NamedScreen[]): SearchEntry[] =>
  screens.map(({ to, label }) =>
    searchEntry({ id: `screen ${to}`, title: label, place: messages.screens, text: "", to: { to } }),
  );

/** Every section with the design that it uses. */
export const sectionEntries = (sections: SelectedSections): SearchEntry[] =>
  sectionTypes.map((type) => {
    const { component = "" } = sections[type] ?? {};
    const info = variantInfo(type, isVariant(type, component) ? component : defaultVariant(type));
    return searchEntry({
      id: `section ${type}`,
      title: sectionLabel(type),
      place: messages.sections,
      text: info ? `${info.label}. ${info.description}` : "",
      to: { to: "/secciones", search: { campo: type } },
    });
  });

const newRecord = (kind: CollectionKind): SearchEntry["to"] => ({
  to: "/colecciones/$coleccion",
  params: { coleccion: addressOf(kind) },
  search: { nuevo: "si" },
});

const { actions } = messages;

/** Actions, with their search words. */
export const actionEntries: SearchEntry[] = (
  [
    [actions.publish, { to: "/publicar" }],
    [actions.schedule, { to: "/publicar" }],
    [actions.review, { to: "/publicar" }],
    [actions.site, null],
    ...collectionKinds.map((kind): [string, SearchEntry["to"]] => [
      fill(actions.add, { record: collectionWords(kind).one }),
      newRecord(kind),
    ]),
    [actions.upload, { to: "/multimedia" }],
    [actions.password, { to: "/cuenta" }],
    [actions.users, { to: "/cuenta" }],
    [actions.backup, { to: "/" }],
  ] satisfies [string, SearchEntry["to"]][]
).map(([title, to]) => searchEntry({ id: `action ${title}`, title, place: actions.title, text: "", to }));
