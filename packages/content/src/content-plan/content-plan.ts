import { brandFields } from "../document-shape/brand-fields.ts";
import { documentShape } from "../document-shape/document-shape.ts";
import { type FieldShape, leafPaths, shapeAt } from "../document-shape/field-shape.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import { groupPlans } from "./content-groups.ts";
import type { Block, BlockLink, TabPlan } from "./main-plans.ts";
import { words } from "./strings.ts";

/** A block as the form draws it: its fields by their path in the document. */
export interface ContentBlock {
  title: string;
  text: string | undefined;
  fields: [path: string, shape: FieldShape][];
  link?: BlockLink | undefined;
}

export interface ContentTab {
  id: string;
  label: string;
  blocks: ContentBlock[];
}

const contentShape = documentShape("siteContent");

export interface ContentGroup {
  label: string;
  tabs: ContentTab[];
}

/**
 * What another screen edits: saved looks, notes about pictures, closures and announcements, what was confirmed as one's
 * own, and the brand.
 */
const elsewhere: readonly string[] = ["looks", "pictures", "notices", "confirmed", ...brandFields];

/** The five groups of tabs. A part that no plan names has a tab in the last, so that every field can be edited. */
export const contentGroups: ContentGroup[] = groupPlans.map(({ label, tabs }, index) => {
  const forgotten = index === groupPlans.length - 1 ? forgottenParts() : [];
  return { label, tabs: [...tabs, ...forgotten].map(drawnTab) };
});

export const contentTabs: ContentTab[] = contentGroups.flatMap(({ tabs }) => tabs);

function drawnTab({ id, label, blocks }: TabPlan): ContentTab {
  return { id, label, blocks: [...blocks.map(drawnBlock), ...restBlocks(blocks)] };
}

/** Fields of a part by their path; a part that is no group is one field. */
function partFields(part: keyof SiteContent): [string, FieldShape][] {
  const shape = shapeAt(contentShape, part);
  if (!shape) throw new Error(`${part}: the site's content has no such part. Correct the plan of the tabs.`);
  if (shape.kind !== "group") return [[part, shape]];
  return Object.entries(shape.fields).map(([key, field]) => [`${part}.${key}`, field]);
}

function drawnBlock({ title, text, part, fields, link }: Block): ContentBlock {
  const all = partFields(part);
  const drawn = fields?.map((key): [string, FieldShape] => {
    const field = all.find(([path]) => path === `${part}.${key}`);
    if (!field) throw new Error(`${part}: there is no field "${key}". Correct the plan of the tabs.`);
    return field;
  });
  return { title, text, fields: drawn ?? all, link };
}

/** Fields of a tab's parts that its blocks do not name. */
function restBlocks(blocks: Block[]): ContentBlock[] {
  return [...new Set(blocks.map(({ part }) => part))].flatMap((part) => {
    const partBlocks = blocks.filter((block) => block.part === part);
    if (partBlocks.some(({ fields }) => fields === undefined)) return [];
    const named = partBlocks.flatMap(({ fields = [] }) => fields.map((key) => `${part}.${key}`));
    const rest = partFields(part).filter(([path]) => !named.includes(path) && !elsewhere.includes(path));
    return rest.length === 0 ? [] : [{ title: words.rest, text: undefined, fields: rest }];
  });
}

function forgottenParts(): TabPlan[] {
  if (contentShape.kind !== "group") return [];
  const planned: string[] = groupPlans.flatMap(({ tabs }) =>
    tabs.flatMap(({ blocks }) => blocks.map(({ part }) => part)),
  );
  const parts = Object.keys(contentShape.fields).filter(isPart);
  const forgotten = parts.filter((part) => !planned.includes(part) && !elsewhere.includes(part));
  return forgotten.map((part) => {
    const label = shapeAt(contentShape, part)?.label ?? part;
    return { id: part, label, blocks: [{ part, title: label }] };
  });
}

function isPart(key: string): key is keyof SiteContent {
  return shapeAt(contentShape, key) !== null;
}

const covers = (path: string, wanted: string) => wanted === path || wanted.startsWith(`${path}.`);

/** The tab that draws a path of the document, or null for what no tab draws. */
export const tabOf = (wanted: string): ContentTab | null =>
  contentTabs.find(({ blocks }) =>
    blocks.some(({ fields }) => fields.some(([path]) => covers(path, wanted))),
  ) ??
  // A part as a whole: the first tab that draws some of it.
  contentTabs.find(({ blocks }) =>
    blocks.some(({ fields }) => fields.some(([path]) => covers(wanted, path))),
  ) ??
  null;

/** Every place of the site's content that this form is for, a list's entries under `*`. */
export const contentLeaves = (): string[] =>
  leafPaths(contentShape).filter((path) => !elsewhere.some((part) => covers(part, path)));

/** The place of a path in the order in which the tabs are drawn. */
export function drawnPlace(wanted: string): number {
  const drawn = contentTabs.flatMap(({ blocks }) => blocks.flatMap(({ fields }) => fields));
  return drawn.findIndex(([path]) => covers(path, wanted));
}
