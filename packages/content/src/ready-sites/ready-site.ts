import type { SelectedSections } from "../schema/selected-sections.ts";
import type { Theme } from "../schema/theme.ts";
import type { Site } from "../site/documents.ts";

/** Everything of a site but its selection: the content of a fictitious clinic. */
export type ReadyContent = Omit<Site, "selectedSections">;

/** A whole look under a name: a variant for each section type, their order, and a theme. */
export interface ReadySite {
  /** Is part of an address. */
  id: string;
  /** In Spanish, as the next two. */
  name: string;
  /** Its look and its audience, in a sentence. */
  description: string;
  theme: Theme;
  selectedSections: SelectedSections;
  /** Loads content for this look; absent where the bundled content is used. */
  content?: () => Promise<ReadyContent>;
}

/** A site in the look of a ready site: its own content stays. */
export const withLook = <S extends Site>(site: S, { theme, selectedSections }: ReadySite): Site => ({
  ...site,
  siteContent: { ...site.siteContent, theme },
  selectedSections,
});
