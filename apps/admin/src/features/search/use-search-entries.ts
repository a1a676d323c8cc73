import { documentNames, isRecord } from "@consultorio/content";
import { isDocument } from "@consultorio/content/document-shape";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Draft, fetchDraft } from "#api/draft.ts";
import { collectionKinds } from "#document-editor/document/collection-kinds.ts";
import { contentEntries, recordEntries } from "./field-entries.ts";
import { actionEntries, type NamedScreen, screenEntries, sectionEntries } from "./site-entries.ts";

/** All searchable entries. Entries of a service without an answer are missing, and `failed` is then true. */
export function useSearchEntries(screens: readonly NamedScreen[]) {
  const { documents, failed } = useQueries({
    queries: documentNames.map((name) => ({
      // A query of its own: an open form keeps the draft that it was opened with.
      queryKey: ["searched draft", name],
      queryFn: () => fetchDraft(name),
      gcTime: 0,
    })),
    combine,
  });
  const entries = useMemo(() => {
    const { siteContent, selectedSections, ...collections } = documents;
    return [
      ...screenEntries(screens),
      ...actionEntries,
      ...(isDocument("selectedSections", selectedSections) ? sectionEntries(selectedSections) : []),
      ...(isRecord(siteContent) ? contentEntries(siteContent) : []),
      ...collectionKinds.flatMap((kind) => recordEntries(kind, collections[kind])),
    ];
  }, [documents, screens]);
  return { entries, failed };
}

function combine(results: UseQueryResult<Draft>[]) {
  const values = results.map(({ data }, index) => [documentNames[index], data?.value]);
  const documents: Record<string, unknown> = Object.fromEntries(values);
  return { documents, failed: results.some(({ isError }) => isError) };
}
