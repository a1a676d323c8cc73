import { type CollectionName, collectionNames, kindOf } from "../kinds/index.ts";
import { titleOf } from "../kinds/record-name.ts";
import type { PictureUse } from "../pictures/picture-uses.ts";
import { labelOf } from "../schema/schema-parts.ts";
import { isShown, type SectionType } from "../schema/selected-sections.ts";
import { documentSchemas, type Site } from "../site/documents.ts";
import { idsOf } from "../site/route.ts";
import { siteFields } from "../site/site-fields.ts";
import { menuItems } from "./menu.ts";
import { relatesTo } from "./related-records.ts";

/** A place of the site where a record is named. */
export interface RecordUse extends PictureUse {
  /**
   * `link`: a typed address of its page, which has to be changed when the record is deleted. `relation`: ends with the
   * record and is valid again with it. `list`: the next record takes its place.
   */
  kind: "link" | "relation" | "list";
}

const testimonialsSection: { type: SectionType; most: number } = { type: "Testimonials", most: 1000 };

/** The uses of a record: typed links to its page first, then relations of others, then the menu and the home page. */
export function recordUses(
  site: Site,
  collection: CollectionName | "testimonials",
  index: number,
): RecordUse[] {
  const links = collection === "testimonials" ? [] : linksTo(site, collection, index);
  return [...links, ...listsWith(site, collection, index)];
}

function linksTo(site: Site, collection: CollectionName, index: number): RecordUse[] {
  const record = site[collection][index];
  if (record === undefined) return [];
  const ids = idsOf(record);
  const pages = ids.map(kindOf(collection).pagePath);
  const relations = collectionNames.flatMap((other) =>
    site[other].flatMap((related, place): RecordUse[] =>
      related !== record && relatesTo(related, collection, ids)
        ? [
            {
              kind: "relation",
              path: `${other}.${place}.relations.${collection}`,
              place: `${labelOf(documentSchemas[other])} › ${titleOf(related)}`,
              label: "Páginas relacionadas",
            },
          ]
        : [],
    ),
  );
  const fields = siteFields(site).flatMap(({ path, place, label, control, value }): RecordUse[] => {
    const [page = ""] = typeof value === "string" ? value.split(/[?#]/) : [];
    const isOwnField = path.startsWith(`${collection}.${index}.`);
    return control === "url" && !isOwnField && pages.includes(page)
      ? [{ kind: "link", path, place, label }]
      : [];
  });
  return [...fields, ...relations];
}

function listsWith(site: Site, collection: CollectionName | "testimonials", index: number): RecordUse[] {
  const records: readonly { visible?: boolean | undefined }[] = site[collection];
  const record = records[index];
  if (record === undefined || record.visible === false) return [];
  const place = records.filter(({ visible }) => visible !== false).indexOf(record);
  const kind = collection === "testimonials" ? null : kindOf(collection);
  const section = kind === null ? testimonialsSection : kind.homeSection;
  const label = labelOf(documentSchemas[collection]);
  const uses: RecordUse[] = [];
  const entry = menuItems(site).find(({ href }) => href === kind?.path);
  if (entry && place < entry.items.length)
    uses.push({ kind: "list", path: "siteContent.navMenu", place: "Menú de navegación", label: entry.label });
  if (section && isShown(site.selectedSections, section.type) && place < section.most)
    uses.push({ kind: "list", path: `selectedSections.${section.type}`, place: "Página de inicio", label });
  return uses;
}
