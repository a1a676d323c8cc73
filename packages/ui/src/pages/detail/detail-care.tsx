import { Siren } from "lucide";
import { CareLevelCard } from "#components/care-level-card/care-level-card.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";

/** Anchor of the part about how soon to be seen. */
export const careAnchor = "cuando-pedir-ayuda";

/**
 * Whether the levels of care come before the parts that explain: who reads about a disease or a symptom may need help now. Of a
 * service they say when to call after it.
 */
export const careFirst = ({ collection }: DetailView): boolean => collection !== "services";

/** How soon to be seen, the most urgent first. */
export function DetailCare({ item }: { item: DetailView }) {
  if (item.care.length === 0) return null;
  return (
    <section id={careAnchor} aria-labelledby={headingId(careAnchor)} className="scroll-mt-24">
      <Heading level={2} size="feature" id={headingId(careAnchor)}>
        {careTitle(item)}
      </Heading>
      <div className="mt-5 space-y-4">
        {item.care.map((care) => (
          <CareLevelCard key={care.level} care={care} contact={item.contact} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}

/** The heading of the part about how soon to be seen. */
export const careTitle = (item: DetailView): string =>
  item.isTreatment ? strings.service.afterTreatment : strings.care.title;

/** From the page's first section to its emergency, whose card is the first of that part. */
export function EmergencyLink({ item }: { item: DetailView }) {
  if (item.care[0]?.level !== "emergencia") return null;
  return (
    <a
      href={`#${careAnchor}`}
      className="mt-2 flex min-h-control w-fit items-center gap-2.5 font-semibold leading-tight underline underline-offset-4 print:hidden"
    >
      <LineIcon lines={Siren} />
      <span className="min-w-0">{strings.emergencyLink}</span>
    </a>
  );
}
