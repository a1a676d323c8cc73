import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import type { CollectionItem } from "#sections/collection/collection-items.ts";
import { MedicalName } from "#sections/collection/medical-name.tsx";
import { strings } from "#strings/strings.ts";

interface CollectionCardProps {
  item: CollectionItem;
  level: 3 | 4;
  /** Signs that need help at once, before reading on. */
  emergency?: readonly string[];
  /** Where the picture stands beside the words also on wider screens: in two columns, and in three. */
  across: { two: boolean; three: boolean };
}

/**
 * A record on a list page: the whole card leads to its page, and its name is the link. On phones a row beside a small
 * picture, so that a list is read without scrolling through pictures.
 */
export function CollectionCard({ item, level, emergency = [], across }: CollectionCardProps) {
  return (
    <article
      aria-label={item.name}
      className={cn(
        "group relative flex h-full flex-wrap overflow-hidden rounded-card bg-surface-raised transition-shadow duration-200 ease-calm hover:shadow-float sm:flex-nowrap",
        !across.two && "sm:max-lg:flex-col",
        !across.three && "lg:flex-col",
      )}
    >
      <Picture
        image={item.image}
        alt=""
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 25vw"
        className={cn(
          "m-4 me-0 aspect-square w-1/5 shrink-0 self-start rounded-small xs:m-5 xs:me-0 xs:w-1/4 sm:w-1/3",
          !across.two && "sm:max-lg:m-0 sm:max-lg:aspect-4/3 sm:max-lg:w-full sm:max-lg:rounded-none",
          !across.three && "lg:m-0 lg:aspect-4/3 lg:w-full lg:rounded-none",
        )}
      />
      <div className="flex min-w-words flex-1 flex-col gap-2 p-4 xs:p-5 sm:gap-3 sm:p-6">
        <Heading level={level} size="card">
          <a
            href={item.href}
            className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-action focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus-ring)"
          >
            {item.name}
          </a>
        </Heading>
        <MedicalName name={item.medicalName} />
        <p className="text-sm text-text-soft sm:text-base">{item.description}</p>
        {emergency.length === 0 ? null : (
          <div className="pt-2 text-sm">
            <strong className="font-semibold text-urgent">{strings.care.emergency}</strong>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {emergency.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </div>
        )}
        {item.facts[0] === undefined ? null : (
          <p className="mt-auto pt-2 text-sm font-medium text-info">{item.facts[0].value}</p>
        )}
      </div>
    </article>
  );
}
