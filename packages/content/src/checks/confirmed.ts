import type { SiteContent } from "../kinds/site-content.ts";
import { confirmedListSchema } from "../schema/confirmed.ts";
import { isRecord } from "../schema/is-record.ts";

/**
 * The mark of a confirmed value: 53 bits that follow from it (cyrb53). A value that changes has another mark, so that it
 * has to be confirmed again; equal values have equal marks.
 */
export function confirmationMark(value: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(16).padStart(14, "0");
}

/** Facts of the example that the first steps show, as their fields have them. */
export const shownFacts = { years: "5", hours: "15:00 a 20:00, 08:00 a 14:00", price: "1000" } as const;

/** Marks that earlier releases stored when somebody only clicked «Siguiente». They count only with an explicit yes. */
const implicitMarks: ReadonlySet<string> = new Set(Object.values(shownFacts).map(confirmationMark));

/** Returns a function that tells whether the clinic confirmed a value. Takes documents of any age and in any state. */
export function confirmedIn({ siteContent }: { siteContent?: unknown }): (value: string) => boolean {
  const list = confirmedListSchema.safeParse(isRecord(siteContent) ? siteContent.confirmed : undefined);
  const confirmations = list.data?.filter(
    ({ mark, explicit }) => explicit === true || !implicitMarks.has(mark),
  );
  const marks = new Set(confirmations?.map(({ mark }) => mark));
  return marks.size === 0 ? () => false : (value) => marks.has(confirmationMark(value));
}

/** The site content with or without the confirmation of a mark. */
export function withConfirmation(
  content: SiteContent,
  { mark, label, own }: { mark: string; label: string; own: boolean },
): SiteContent {
  const others = (content.confirmed ?? []).filter((confirmation) => confirmation.mark !== mark);
  return { ...content, confirmed: own ? [...others, { label, mark, explicit: true }] : others };
}
