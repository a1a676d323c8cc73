import type { z } from "zod";
import { list } from "../schema/fields.ts";
import type { CollectionTexts } from "../schema/home-parts.ts";
import { labelOf, shapeOf } from "../schema/schema-parts.ts";
import type { SectionType } from "../schema/selected-sections.ts";
import { type CommonRecord, commonKeys } from "./record-fields.ts";
import type { RecordGraph } from "./structured-data.ts";

/** Spanish words of a kind of record. */
export interface KindWords {
  /** One record, in small letters: `servicio`. */
  one: string;
  /** The collection, as a title: `Servicios`. */
  many: string;
  /** Whether `one` is a feminine noun: «guía agregada». */
  feminine: boolean;
}

/** A part of the list page, under a heading. */
interface GroupWords {
  /** Part of an address (`/servicios#grupo-cirugia`), so it stays as it is. */
  id: string;
  title: string;
  text: string;
}

/** The ids of a group's records, in the order of the data. */
export interface RecordGroup extends GroupWords {
  ids: string[];
}

/** A text or a list of texts of a record, with the name of its field in the form. */
export interface RecordField {
  key: string;
  label: string;
  value: string | readonly string[];
}

/** The group of records without a group. */
const otherGroup: GroupWords = { id: "otros", title: "Otros", text: "" };

/** The properties that a kind takes over from its declaration. */
interface KindFacts<Name extends string, One extends string, Texts extends string, Later> {
  /** Name of the collection's document, of its call in the API, and of the route of its list. */
  name: Name;
  /** Name of the route of a record's page. */
  one: One;
  /** Address of the list; a record's page is one step below it. */
  path: `/${string}`;
  words: KindWords;
  /** The part of the site content with the texts of the list and of the pages. */
  texts: Texts;
  /** The field with the record's name in medicine. */
  nameField: "name" | "title";
  /** The section of the home page that shows the records, and the most that one of its variants shows. */
  homeSection?: { type: SectionType; most: number };
  /**
   * For a kind that came after sites were stored, the texts that those sites get: they have no records of it, and the list
   * page and the links to it are there once there is a record. Null for the kinds that every site has.
   */
  laterTexts: Later;
}

/** The declaration of a kind. */
interface KindParts<Name extends string, One extends string, Texts extends string, Later, Rec>
  extends KindFacts<Name, One, Texts, Later> {
  record: z.ZodObject & z.core.$ZodType<Rec>;
  /** The headings of the list page, in their order, and which of them a record belongs to. */
  groups?: { words: readonly GroupWords[]; of: (record: Rec) => string | undefined };
  search: {
    /** Place among the kinds in the results, from 1. */
    rank: number;
    /** Other names, which weigh as much as the name. */
    terms?: (record: Rec) => readonly string[];
    /** Words that weigh less. */
    words?: (record: Rec) => readonly string[];
  };
  structuredData: {
    /** Whether the page is the record, such as an article, or is about it. */
    page: "mainEntity" | "about";
    /** Things of schema.org. */
    nodes: (context: RecordGraph, record: Rec, url: string) => readonly object[];
  };
}

/** A kind of record: its declaration, and the functions that derive from it. */
export interface RecordKind<Name extends string, One extends string, Texts extends string, Later, Rec>
  extends KindFacts<Name, One, Texts, Later> {
  /** Schema of the collection's document. */
  collection: z.ZodType<Rec[]>;
  search: { rank: number };
  structuredData: { page: "mainEntity" | "about" };
  /** Address of a record's page. */
  pagePath: (id: string) => string;
  records: (site: SiteWith<Name, Rec>) => readonly Rec[];
  /** The record with an id, and its collection; null for an unknown id. */
  lookup: (site: SiteWith<Name, Rec>, id: string) => { collection: Name; record: Rec } | null;
  /** The collection in the groups of its list page. Groups without a record are left out. */
  groupsOf: (site: SiteWith<Name, Rec>) => RecordGroup[];
  /** The texts that only this kind has, in the order of its form. */
  ownFields: (record: CommonRecord) => RecordField[];
  /** Each record with the words that find it. */
  searchable: (
    site: SiteWith<Name, Rec>,
  ) => { record: Rec; terms: readonly string[]; words: readonly string[] }[];
  /** The nodes of a record for search engines; none for an unknown id. */
  nodesOf: (graph: RecordGraph & { site: SiteWith<Name, Rec> }, id: string, url: string) => readonly object[];
}

type SiteWith<Name extends string, Rec> = { readonly [N in Name]: readonly Rec[] };

/** A collection whose records each have an address: two records with the same id are refused. */
const collectionSchema = <T extends z.core.$ZodType<{ id: string }>>(label: string, record: T) =>
  list(label, record, { max: 1000 }).superRefine((items, context) => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      if (seen.has(item.id)) {
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `Última parte de la dirección: ya hay otra página con «${item.id}». Escribe otra.`,
        });
      }
      seen.add(item.id);
    });
  });

/**
 * Declares a kind of record once, for the site, the API, the administrator's area, the search and the publication. Add
 * the kind to `kinds` (index.ts); the compiler names the other places that need an entry.
 */
export function defineKind<
  const Name extends string,
  const One extends string,
  const Texts extends string,
  Later extends CollectionTexts | null,
  Rec extends CommonRecord & ({ name: string } | { title: string }),
>(parts: KindParts<Name, One, Texts, Later, Rec>): RecordKind<Name, One, Texts, Later, Rec> {
  const { name, path, words, nameField, groups, search, structuredData, record, ...facts } = parts;
  const find = (site: SiteWith<Name, Rec>, id: string) => site[name].find((each) => each.id === id);
  return {
    ...facts,
    name,
    path,
    words,
    nameField,
    search,
    structuredData,
    collection: collectionSchema(words.many, record),
    pagePath: (id) => `${path}/${id}`,
    records: (site) => site[name],
    lookup(site, id) {
      const match = find(site, id);
      return match === undefined ? null : { collection: name, record: match };
    },
    groupsOf(site) {
      const grouped = Map.groupBy(site[name], (each) => groups?.of(each) ?? otherGroup.id);
      return [...(groups?.words ?? []), otherGroup].flatMap((group) => {
        const ids = grouped.get(group.id)?.map((each) => each.id) ?? [];
        return ids.length === 0 ? [] : [{ ...group, ids }];
      });
    },
    ownFields(each) {
      const values = new Map<string, unknown>(Object.entries(each));
      return Object.entries(shapeOf(record)).flatMap(([key, schema]): RecordField[] => {
        const value = values.get(key);
        if (commonKeys.has(key) || key === nameField) return [];
        if (typeof value === "string") return [{ key, label: labelOf(schema), value }];
        const texts = Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
        return texts.length === 0 ? [] : [{ key, label: labelOf(schema), value: texts }];
      });
    },
    searchable: (site) =>
      site[name].map((each) => ({
        record: each,
        terms: search.terms?.(each) ?? [],
        words: search.words?.(each) ?? [],
      })),
    nodesOf(graph, id, url) {
      const match = find(graph.site, id);
      return match === undefined ? [] : structuredData.nodes(graph, match, url);
    },
  };
}
