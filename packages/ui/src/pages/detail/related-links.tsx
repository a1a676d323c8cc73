import { type CollectionName, kinds, type MenuDetail } from "@consultorio/content";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";

interface RelatedLinksProps {
  /** Groups without a link are left out. */
  related: Record<CollectionName, MenuDetail[]>;
}

/** The order of the search: symptoms come first. */
const order = kinds.toSorted((one, other) => one.search.rank - other.search.rank);
/** Of each; a phone shows three. */
const limit = 4;

/** Further pages for a reader of this one: a few related records of each kind. */
export function RelatedLinks({ related }: RelatedLinksProps) {
  const shown = order.filter(({ name }) => related[name].length > 0);
  return (
    <div
      className={cn(
        "grid gap-6 md:grid-cols-2 md:gap-10",
        shown.length === order.length ? "xl:grid-cols-4" : "lg:grid-cols-3",
      )}
    >
      {shown.map(({ name, words }) => (
        <div key={name}>
          <Heading level={3} size="small">
            {words.many}
          </Heading>
          <ul className="mt-2 divide-y md:mt-4 divide-line border-y border-line">
            {related[name].slice(0, limit).map(({ href, label, image }) => (
              <li key={href} className="max-md:nth-[n+4]:hidden">
                <a
                  href={href}
                  className="flex min-h-12 flex-wrap items-center gap-4 py-1.5 md:min-h-20 md:py-2 font-medium hover:text-action"
                >
                  <Picture
                    image={image}
                    alt=""
                    sizes="64px"
                    className="size-9 shrink-0 md:size-16 rounded-small"
                  />
                  <span className="min-w-[min(100%,7rem)] flex-1">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
