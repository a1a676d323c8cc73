import { type Route, type SectionType, type Site, sectionTypes } from "@consultorio/content";
import { z } from "zod";

/** The content of the frame. Every message has all of it, so that a frame that reloads misses nothing. */
export interface Snapshot {
  kind: "consultorio:snapshot";
  site: Site;
  route: Route;
  /** The section that is edited: the frame scrolls to it when it, or its variant, changes. Null for none. */
  section: SectionType | null;
  /** The place of the edited record among those of the section: its carousel stands there. */
  slide?: number;
  /** The page is edited in its place; absent where it is only looked at. */
  editing?: PageEditing;
}

export interface PageEditing {
  show: ShownSection | null;
  /** How many messages with typed text the editor had seen: an older snapshot is not drawn. */
  seen: number;
}

/** A section to bring into view; each request is an object of its own. */
interface ShownSection {
  section: SectionType;
  request: number;
  /** The keyboard goes there too. */
  focus: boolean;
}

/** The chosen element of a page that is edited in its place. Paths begin with the document. */
const selected = z.object({
  kind: z.literal("consultorio:selected"),
  section: z.enum(sectionTypes).nullable(),
  /** The fields of the text, its own first. */
  fields: z.array(z.string()),
  /** The text is edited where it stands. */
  inPlace: z.boolean(),
  /** The field of the picture. */
  picture: z.string().nullable(),
  /** Where the link around it leads in the site. */
  link: z.string().nullable(),
  /** Chosen by the keyboard, which goes on to its controls. */
  byKey: z.boolean(),
});
export type Selected = Omit<z.infer<typeof selected>, "kind">;

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

/** The messages of the frame to the editor. */
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
  selected,
  /** Somebody begins to type in the page, or ends. */
  z.object({ kind: z.literal("consultorio:typing"), typing: z.boolean() }),
  /** The new value of a field. */
  z.object({ kind: z.literal("consultorio:typed"), path: z.string(), value: z.string() }),
  /** A key that belongs to the editor was pressed in the page. */
  z.object({ kind: z.literal("consultorio:key"), key: z.enum(["undo", "redo", "save"]) }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;
