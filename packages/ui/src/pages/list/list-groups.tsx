import { careLevels, type Kind, listPageAt, listRoute, routePath, type Site } from "@consultorio/content";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { fill } from "#messages/fill.ts";
import { type CollectionItem, collectionItems } from "#sections/collection/collection-items.ts";
import { strings } from "#strings/strings.ts";
import { CollectionCard } from "./collection-card.tsx";

interface ListGroupsProps {
  site: Site;
  kind: Kind;
  pageNumber: number;
}

/** The cards of a page of a list under the headings of their groups, with links to all groups; without headings where one holds all. */
export function ListGroups({ site, kind, pageNumber }: ListGroupsProps) {
  const groups = listPageAt(site, kind, pageNumber).groups.map((group) => ({
    ...group,
    anchor: `grupo-${group.id}`,
    isContinued: group.firstPage < pageNumber,
    items: itemsOf(site, kind, group.ids),
  }));
  if (groups.length <= 1) return <Cards items={groups.flatMap(({ items }) => items)} level={3} />;
  return (
    <>
      <nav aria-label={strings.groups.label} className="mb-12 print:hidden">
        <ul className="flex flex-wrap gap-3">
          {groups.map(({ id, anchor, title, items, firstPage }) => (
            <li key={id} className="min-w-0">
              <a
                // The old address of a group that is on a later page now leads here.
                id={items.length === 0 ? anchor : undefined}
                href={`${items.length === 0 ? routePath(listRoute(kind, firstPage)) : ""}#${anchor}`}
                className="inline-flex min-h-12 items-center rounded-full border border-line-strong bg-surface px-5 py-2 text-sm leading-tight font-semibold text-info hover:border-info hover:bg-info hover:text-on-info"
              >
                <span className="min-w-0">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-14 md:space-y-20">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ id, anchor, title, text, items, isContinued }) => (
            <section key={id} id={anchor} aria-labelledby={headingId(anchor)}>
              <Heading level={3} size="feature" id={headingId(anchor)}>
                {isContinued ? fill(strings.groups.continued, { group: title }) : title}
              </Heading>
              {text === "" || isContinued ? null : <p className="mt-2 max-w-text text-text-soft">{text}</p>}
              <Cards items={items} level={4} className="mt-6 md:mt-8" />
            </section>
          ))}
      </div>
    </>
  );
}

type ListedItem = CollectionItem & { emergency: string[] };

/** The records of a group as cards show them, in the order of the data. */
function itemsOf(site: Site, kind: Kind, ids: readonly string[]): ListedItem[] {
  const records = kind.records(site).filter(({ id }) => ids.includes(id));
  return collectionItems(site, kind.name, records).map((item) => ({
    ...item,
    // For whom a guide is stands on its page; a list of sentences is not read.
    facts: kind.name === "guides" ? [] : item.facts,
    emergency: kind.name === "symptoms" ? emergencySigns(site, item.id) : [],
  }));
}

/** Readers of the symptoms may have one now, so the list itself shows the signs of an emergency. */
function emergencySigns(site: Site, id: string): string[] {
  const symptom = site.symptoms.find((record) => record.id === id);
  return symptom === undefined
    ? []
    : careLevels(symptom).flatMap(({ level, signs }) => (level === "emergencia" ? signs : []));
}

/**
 * No row of cards has a hole: of an odd number the last one is as wide as two, and of three columns the last two cards, or
 * four of them, stand in two.
 */
function isAcross(index: number, count: number): { two: boolean; three: boolean } {
  const left = count % 3;
  const inPairs = left === 0 ? 0 : left === 2 ? 2 : 4;
  return { two: count % 2 === 1 && index === count - 1, three: index >= count - inPairs };
}

interface CardsProps {
  items: readonly ListedItem[];
  level: 3 | 4;
  className?: string;
}

function Cards({ items, level, className }: CardsProps) {
  return (
    <div className={className}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-6 lg:gap-8">
        {items.map((item, index) => {
          const across = isAcross(index, items.length);
          return (
            <li
              key={item.id}
              className={cn(
                across.two && "sm:max-lg:col-span-2",
                items.length === 1 ? "lg:col-span-6" : across.three ? "lg:col-span-3" : "lg:col-span-2",
              )}
            >
              <CollectionCard item={item} level={level} emergency={item.emergency} across={across} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
