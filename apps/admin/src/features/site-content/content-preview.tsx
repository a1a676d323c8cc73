import { contentTabs, placeOfPart, sectionParts } from "@consultorio/content/content-plan";
import { fieldWithText } from "@consultorio/content/document-shape";
import { useMemo } from "react";
import type { DocumentEditor } from "#document-editor/saving/use-document-editor.ts";
import type { Pick } from "#live-preview/messages.ts";
import { PreviewPane } from "#live-preview/preview-pane.tsx";
import { usePreviewSite } from "#live-preview/use-preview-site.ts";

interface ContentPreviewProps {
  store: DocumentEditor["store"];
  /** Id of the open tab: the preview shows its content. */
  tab: string;
  /** Called with the path of the field whose text was clicked. */
  onPick: (path: string) => void;
  onClose: () => void;
}

/** The page that the open tab edits, live; a click in it leads to the field of the text. */
export function ContentPreview({ store, tab, onPick, onClose }: ContentPreviewProps) {
  const { site, failure } = usePreviewSite("siteContent", store);
  const snapshot = useMemo(() => {
    const open = contentTabs.find(({ id }) => id === tab);
    const part = open?.blocks[0]?.fields[0]?.[0].split(".")[0] ?? "";
    return site && { site, ...placeOfPart(part) };
  }, [site, tab]);
  const pick = ({ section, text }: Pick) => {
    const path = pickedField(store.value, section === null ? [] : sectionParts[section], text);
    if (path) onPick(path);
    return Boolean(path);
  };
  return <PreviewPane open snapshot={snapshot} failure={failure} onClose={onClose} onPick={pick} />;
}

/** The field of the section's own parts that has the text; else any field; else the section's first part. */
function pickedField(document: unknown, parts: readonly string[], text: string): string | null {
  const fields = new Map(Object.entries(document ?? {}));
  for (const part of parts) {
    const fieldPath = fieldWithText(fields.get(part), text);
    if (fieldPath !== null) return fieldPath === "" ? part : `${part}.${fieldPath}`;
  }
  return fieldWithText(document, text) ?? parts[0] ?? null;
}
