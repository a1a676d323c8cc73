import { parseDocument, type SelectedSections, type SiteContent } from "@consultorio/content";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "#api/client.ts";
import { draftQuery, fetchDraft, saveDraft } from "#api/draft.ts";
import { ApiError } from "#api/request.ts";
import { saveUnlessChanged } from "#api/save-unless-changed.ts";
import { fill } from "#components/strings.ts";
import { messages } from "./strings.ts";

/** The content has something unfinished, which a save of the looks would remove. */
class ContentUnfinished extends Error {
  /** The first field to correct. */
  readonly path: string;

  constructor(unfinished: unknown) {
    const parsed = parseDocument("siteContent", unfinished);
    const [first] = parsed.ok ? [] : parsed.problems;
    super(fill(messages.looks.unfinished, { problem: first?.message.replace(/\.$/, "") ?? "" }));
    this.path = first?.path ?? "";
  }
}

type Look = NonNullable<SiteContent["looks"]>[number];

/** The looks of the site: whole selections under a name. They are saved at once, apart from the form. */
export function useLooks() {
  const client = useQueryClient();
  const { data } = useQuery(draftQuery("siteContent"));
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (change: (looks: Look[]) => Look[]) => {
      const draft = await fetchDraft("siteContent");
      if (draft.unfinished !== undefined) throw new ContentUnfinished(draft.unfinished);
      const parsed = parseDocument("siteContent", { ...draft.value, looks: change(draft.value.looks ?? []) });
      if (!parsed.ok) throw new ApiError(422, parsed.problems[0]?.message ?? "");
      const { value } = parsed;
      const result = await saveUnlessChanged("siteContent", value, draft, (version) =>
        saveDraft("siteContent", value, version),
      );
      if ("conflict" in result) throw new ApiError(412, "");
      client.setQueryData(draftQuery("siteContent").queryKey, {
        value,
        version: result.version,
      });
    },
  });
  /** Resolves with whether the looks were saved. */
  const change = (next: (looks: Look[]) => Look[]): Promise<boolean> =>
    mutateAsync(next).then(
      () => true,
      () => false,
    );
  return {
    looks: data?.value.looks ?? [],
    busy: isPending,
    /** Why the looks were not saved; empty where they were. */
    problem: error === null ? "" : reasonOf(error, messages.looks.failed),
    /** The field to correct first; empty for none. */
    place: error instanceof ContentUnfinished ? error.path : "",
    /** Saves a look; it replaces one of the same name. */
    save: (name: string, sections: SelectedSections) =>
      change((looks) => [...looks.filter((look) => look.name !== name), { name, sections }]),
    remove: (name: string) => change((looks) => looks.filter((look) => look.name !== name)),
  };
}
