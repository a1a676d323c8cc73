import { CareLevelCard } from "#components/care-level-card/care-level-card.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";

/** Anchor of the part that says how soon to be seen. */
export const careAnchor = "cuando-pedir-ayuda";

/** The levels of care come before the parts that explain. */
export function DetailCare({ item }: { item: DetailView }) {
  if (item.care.length === 0) return null;
  return (
    <section id={careAnchor} aria-labelledby={headingId(careAnchor)} className="scroll-mt-24">
      <Heading level={2} size="feature" id={headingId(careAnchor)}>
        {strings.care.title}
      </Heading>
      <div className="mt-5 space-y-4">
        {item.care.map((care) => (
          <CareLevelCard key={care.level} care={care} contact={item.contact} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
