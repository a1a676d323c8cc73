import { Heading } from "../primitives/heading.tsx";
import { Picture } from "../primitives/picture.tsx";
import type { CollectionItem } from "../sections/collection-items.ts";

interface CollectionCardProps {
  item: CollectionItem;
  level: 2 | 3;
}

/** A record on a list page: the whole card leads to its page, and its name is the link. */
export function CollectionCard({ item, level }: CollectionCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white">
      <Picture
        path={item.image}
        alt=""
        sizes="(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 90vw"
        className="aspect-4/3"
      />
      <div className="flex grow flex-col gap-3 p-6">
        <Heading level={level} size="card">
          <a
            href={item.href}
            className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-artery focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus-ring)"
          >
            {item.name}
          </a>
        </Heading>
        <p className="text-ink-soft">{item.description}</p>
        {item.facts[0] === undefined ? null : (
          <p className="mt-auto pt-2 text-sm font-medium text-vein">{item.facts[0].value}</p>
        )}
      </div>
    </article>
  );
}
