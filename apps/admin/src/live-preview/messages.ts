import { type Route, type SectionType, type Site, sectionTypes } from "@consultorio/content";
import { z } from "zod";

/** What the frame draws. Every message carries all of it, so that a frame that reloads misses nothing. */
export interface Snapshot {
  kind: "consultorio:snapshot";
  site: Site;
  route: Route;
  /** The section that is edited: the frame scrolls to it when it, or its variant, changes. Null for none. */
  section: SectionType | null;
}

const pick = z.object({
  kind: z.literal("consultorio:pick"),
  section: z.enum(sectionTypes).nullable().catch(null),
  text: z.string(),
});
/** A click in the frame: the section and the text that were clicked. */
export type Pick = Omit<z.infer<typeof pick>, "kind">;

/** A part of a drawn page that a reviewer can comment on. */
const pagePart = z.object({
  /** The section's type; the title of a part that has none, such as «Causas» on the page of a disease. */
  key: z.string(),
  label: z.string(),
});
export type PagePart = z.infer<typeof pagePart>;

/** What the frame sends to the editor. */
export const frameMessage = z.discriminatedUnion("kind", [
  /** The frame has started; the editor answers with a snapshot. */
  z.object({ kind: z.literal("consultorio:ready") }),
  pick,
  /** The page is drawn: texts of the edited section that the width cuts off. */
  z.object({ kind: z.literal("consultorio:clipped"), words: z.array(z.string()) }),
  /** A link to another page of the site was clicked; the frame stays on its page. */
  z.object({ kind: z.literal("consultorio:leave"), path: z.string() }),
  /** A page on which no section is edited is drawn, with these parts. */
  z.object({ kind: z.literal("consultorio:parts"), parts: z.array(pagePart) }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
