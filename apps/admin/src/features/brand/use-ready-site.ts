import type { SelectedSections, SiteContent, Theme } from "@consultorio/content";
import { sameValue } from "@consultorio/content/document-shape";
import type { ReadySite } from "@consultorio/content/ready-sites";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Draft, draftQuery, fetchDraft, saveDraft } from "#api/draft.ts";
import { publishedQuery } from "#api/published.ts";
import { saveUnlessChanged } from "#api/save-unless-changed.ts";
import { sharedValue } from "#api/shared-value.ts";
import { toasts } from "#components/toasts.ts";
import { messages } from "./strings.ts";

/** How a site looks: everything that a ready site changes. */
interface Look {
  theme: Theme | undefined;
  sections: SelectedSections;
}

/** A ready site that was taken, and the look that it replaced. */
interface Taken {
  name: string;
  look: Look;
  before: Look;
}

/** Outlives the screen, so that one may look at the site elsewhere and come back to undo. */
const lastTaken = sharedValue<Taken | null>(null);

/** Applies ready sites, and restores the look from before. `save` saves the unsaved changes of the screen. */
export function useReadySite(save: () => Promise<boolean>) {
  const client = useQueryClient();
  const taken = lastTaken.use();
  const change = useMutation({
    mutationFn: async (look: Look): Promise<Look | null> => {
      if (!(await save())) throw new Error(messages.ready.failed);
      const [content, sections] = await Promise.all([
        fetchDraft("siteContent"),
        fetchDraft("selectedSections"),
      ]);
      if (content.unfinished !== undefined || sections.unfinished !== undefined) {
        toasts.error(messages.ready.unfinished);
        return null;
      }
      const chosen = await saveNow("selectedSections", look.sections, sections);
      try {
        const dressed = await saveNow("siteContent", withTheme(content.value, look.theme), content);
        client.setQueryData(draftQuery("selectedSections").queryKey, {
          value: look.sections,
          version: dressed.version,
        });
        client.setQueryData(draftQuery("siteContent").queryKey, dressed);
      } catch (error) {
        // Half of a look is none.
        await saveNow("selectedSections", sections.value, chosen);
        throw error;
      }
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      return { theme: content.value.theme, sections: sections.value };
    },
    onError: () => toasts.error(messages.ready.failed),
  });
  return {
    busy: change.isPending,
    /** The ready site that the draft uses since it was taken here; null once the look is another one. */
    takenFrom: (now: Look): Taken | null =>
      taken !== null && sameValue(now.sections, taken.look.sections) && sameValue(now.theme, taken.look.theme)
        ? taken
        : null,
    take: async ({ name, theme, selectedSections }: ReadySite) => {
      const look = { theme, sections: selectedSections };
      const before = await change.mutateAsync(look).catch(() => null);
      if (before !== null) lastTaken.set({ name, look, before });
    },
    undo: async ({ before }: Taken) => {
      if ((await change.mutateAsync(before).catch(() => null)) === null) return;
      lastTaken.set(null);
      toasts.success(messages.ready.undone);
    },
  };
}

function withTheme({ theme: _, ...content }: SiteContent, theme: Theme | undefined): SiteContent {
  return theme === undefined ? content : { ...content, theme };
}

/** Saves a document that was just read; somebody else's save in between is a failure. */
async function saveNow<Name extends "siteContent" | "selectedSections">(
  name: Name,
  value: Draft<Name>["value"],
  base: Draft<Name>,
): Promise<Draft<Name>> {
  const result = await saveUnlessChanged(name, value, base, (version) => saveDraft(name, value, version));
  if ("conflict" in result) throw new Error(messages.ready.failed);
  return { value, version: result.version };
}
