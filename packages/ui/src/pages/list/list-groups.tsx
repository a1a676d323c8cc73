import { careLevels, type Kind, type Site } from "@consultorio/content";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { type CollectionItem, collectionItems } from "#sections/collection/collection-items.ts";
import { strings } from "#strings/strings.ts";
import { CollectionCard } from "./collection-card.tsx";

interface ListGroupsProps {
  site: Site;
  kind: Kind;
}

/** A collection's cards under the headings of its groups, with links to each; without headings where one holds all. */
export function ListGroups({ site, kind }: ListGroupsProps) {
  const items = collectionItems(site, kind.name).map((item) => ({
    ...item,
    // For whom a guide is stands on its page; a list of sentences is not read.
    facts: kind.name === "guides" ? [] : item.facts,
    emergency: kind.name === "symptoms" ? emergencySigns(site, item.id) : [],
  }));
  const groups = kind.groupsOf(site).map(({ id, title, text, ids }) => ({
    id: `grupo-${id}`,
    title,
    text,
    items: items.filter((item) => ids.includes(item.id)),
  }));
  if (groups.length <= 1) return <Cards items={items} level={3} />;
  return (
    <>
      <nav aria-label={strings.groups.label} className="mb-12 print:hidden">
        <ul className="flex flex-wrap gap-3">
          {groups.map(({ id, title }) => (
            <li key={id} className="min-w-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center rounded-full border border-line-strong bg-surface px-5 py-2 text-sm leading-tight font-semibold text-info hover:border-info hover:bg-info hover:text-on-info"
              >
                <span className="min-w-0">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-14 md:space-y-20">
        {groups.map(({ id, title, text, items }) => (
          <section key={id} id={id} aria-labelledby={headingId(id)}>
            <Heading level={3} size="feature" id={headingId(id)}>
              {title}
            </Heading>
            {text === "" ? null : <p className="mt-2 max-w-text text-text-soft">{text}</p>}
            <Cards items={items} level={4} className="mt-6 md:mt-8" />
          </section>
        ))}
      </div>
    </>
  );
}

/** Readers of the symptoms may have one now, so the list itself shows the signs of an emergency. */
function emergencySigns(site: Site, id: string): string[] {
  const symptom = site.symptoms.find((record) => record.id === id);
  return symptom === undefined
    ? []
    : careLevels(symptom).flatMap(({ level, signs }) => (level === "emergencia" ? signs : []));
}

interface CardsProps {
  items: readonly (CollectionItem & { emergency: string[] })[];
  level: 3 | 4;
  className?: string;
}

function Cards({ items, level, className }: CardsProps) {
  return (
    <div className={className}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
        {items.map((item) => (
          <li key={item.id}>
            <CollectionCard item={item} level={level} emergency={item.emergency} />
          </li>
        ))}
      </ul>
    </div>
  );
}
