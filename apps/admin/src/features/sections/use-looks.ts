import { parseDocument, type SelectedSections, type SiteContent } from "@consultorio/content";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { draftQuery, fetchDraft, saveDraft } from "#api/draft.ts";
import { ApiError } from "#api/request.ts";
import { saveUnlessChanged } from "#api/save-unless-changed.ts";

type Look = NonNullable<SiteContent["looks"]>[number];

/** The looks of the site: whole selections under a name. They are saved at once, apart from the form. */
export function useLooks() {
  const client = useQueryClient();
  const { data } = useQuery(draftQuery("siteContent"));
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (change: (looks: Look[]) => Look[]) => {
      const draft = await fetchDraft("siteContent");
      // A save would remove what somebody typed and is not right yet.
      if (draft.unfinished !== undefined) throw new ApiError(409, "");
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
    failed: error !== null,
    /** Saves a look; it replaces one of the same name. */
    save: (name: string, sections: SelectedSections) =>
      change((looks) => [...looks.filter((look) => look.name !== name), { name, sections }]),
    remove: (name: string) => change((looks) => looks.filter((look) => look.name !== name)),
  };
}
