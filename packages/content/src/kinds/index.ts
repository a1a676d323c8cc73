import { diseases } from "./diseases.ts";
import { guides } from "./guides.ts";
import { services } from "./services.ts";
import { symptoms } from "./symptoms.ts";

/** Every kind of record that has a list page and a page each, in the order of menus and lists. */
export const kinds = [diseases, symptoms, services, guides] as const;

export type Kind = (typeof kinds)[number];
export type CollectionName = Kind["name"];

/** The kinds that came after sites were stored. */
export type LaterKind = Extract<Kind, { laterTexts: object }>;

type RecordOf<K extends Kind> = ReturnType<K["records"]>[number];

/** The records of each collection. */
export type Collections = { [K in Kind as K["name"]]: RecordOf<K>[] };

/** A record with its collection. */
export type FoundRecord = {
  [K in Kind as K["name"]]: { collection: K["name"]; record: RecordOf<K> };
}[CollectionName];

export const collectionNames: readonly CollectionName[] = kinds.map(({ name }) => name);

/** A value for each kind, by the name of its collection. */
export function byCollection<Value>(make: (kind: Kind) => Value): Record<CollectionName, Value>;
export function byCollection(make: (kind: Kind) => unknown): Record<string, unknown> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, make(kind)]));
}

const named = byCollection((kind) => kind);

/** The kind of a collection. */
export const kindOf = (collection: CollectionName): Kind => named[collection];

/** The kind with a value in one of its fields; undefined if there is none. */
export const kindWith = <Key extends "one" | "path" | "texts" | "name">(
  key: Key,
  value: string,
): Kind | undefined => kinds.find((kind) => kind[key] === value);

/** Address of each collection's list. */
export const collectionPaths: Record<CollectionName, string> = byCollection(({ path }) => path);

/** Empty collections of the later kinds, for sites that were stored before: the owner has not read the bundled records. */
export const laterRecords: Record<LaterKind["name"], []> = emptyLater();

function emptyLater(): Record<LaterKind["name"], []>;
function emptyLater(): Record<string, []> {
  return Object.fromEntries(kinds.flatMap(({ name, laterTexts }) => (laterTexts ? [[name, []]] : [])));
}
