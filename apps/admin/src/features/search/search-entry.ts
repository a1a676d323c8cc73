import { foldedText } from "@consultorio/content";
import type { LinkProps } from "@tanstack/react-router";

/** A searchable entry, and its place. */
export interface SearchEntry {
  /** Unique among all entries. */
  id: string;
  title: string;
  /** `Información Laboral › Horario del consultorio`. */
  place: string;
  /** Its present text; empty for screens, actions and pictures. */
  text: string;
  /** Where it is edited; null for the public site, which opens beside. */
  to: Pick<LinkProps, "to" | "params" | "search"> | null;
  /** Title, place and text without accents and capitals. */
  folded: { title: string; place: string; text: string };
}

export const searchEntry = (entry: Omit<SearchEntry, "folded">): SearchEntry => ({
  ...entry,
  folded: {
    title: foldedText(entry.title),
    place: foldedText(entry.place),
    text: foldedText(entry.text),
  },
});
