import { useMemo } from "react";
import { fieldOfWords } from "../form/field-of-words.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import type { Pick } from "../preview/protocol.ts";
import { usePreviewSite } from "../preview/use-preview-site.ts";
import type { DocumentEditor } from "../saving/use-document-editor.ts";
import { contentTabs } from "./content-plan.ts";
import { placeOfPart, sectionParts } from "./section-parts.ts";

interface ContentPreviewProps {
  store: DocumentEditor["store"];
  /** Id of the open tab: the page shows what it edits. */
  tab: string;
  /** Leads to a field, wherever it stands. */
  onLead: (path: string) => void;
  onClose: () => void;
}

/** The page that the open tab edits, live; a click in it leads to the field that it says. */
export function ContentPreview({ store, tab, onLead, onClose }: ContentPreviewProps) {
  const { site, failed } = usePreviewSite("siteContent", store, true);
  const snapshot = useMemo(() => {
    const open = contentTabs.find(({ id }) => id === tab);
    const part = open?.blocks[0]?.fields[0]?.[0].split(".")[0] ?? "";
    return site && { site, ...placeOfPart(part) };
  }, [site, tab]);
  const lead = ({ section, text }: Pick) => {
    const path = pickedField(store.value, section === null ? [] : sectionParts[section], text);
    if (path) onLead(path);
  };
  return <PreviewPane open snapshot={snapshot} failed={failed} onClose={onClose} onPick={lead} />;
}

/** The field of the section's own parts that says the words; else any; else the section's part as a whole. */
function pickedField(document: unknown, parts: readonly string[], words: string): string | null {
  const fields = new Map(Object.entries(document ?? {}));
  for (const part of parts) {
    const value = fields.get(part);
    const found = fieldOfWords(value, words);
    if (found !== null) return found === "" ? part : `${part}.${found}`;
  }
  return fieldOfWords(document, words) ?? parts[0] ?? null;
}
