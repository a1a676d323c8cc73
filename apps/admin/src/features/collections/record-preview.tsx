import type { Site } from "@consultorio/content";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { sameOrigin } from "#components/way-back.tsx";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import type { DocumentEditor } from "#document-editor/saving/use-document-editor.ts";
import { fieldWithText } from "#document-shape/field-with-text.ts";
import type { Snapshot } from "#live-preview/messages.ts";
import { PreviewPane } from "#live-preview/preview-pane.tsx";
import { usePreviewSite } from "#live-preview/use-preview-site.ts";

interface RecordPreviewProps {
  kind: CollectionKind;
  /** The place of the record. */
  index: number;
  store: DocumentEditor["store"];
  onClose: () => void;
}

/** The page of a record, live; a click in it leads to the field of the text. */
export function RecordPreview({ kind, index, store, onClose }: RecordPreviewProps) {
  const { site, failure } = usePreviewSite(kind, store);
  const navigate = useNavigate({ from: "/colecciones/$coleccion" });
  const snapshot = useMemo(() => site && snapshotOf(site, kind, index), [site, kind, index]);
  return (
    <PreviewPane
      open
      snapshot={snapshot}
      failure={failure}
      onClose={onClose}
      onPick={({ text }) => {
        const field = fieldWithText(store.get(String(index)), text);
        if (field === null) return;
        void navigate({
          search: (now) => ({ ...now, campo: field }),
          state: sameOrigin,
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}

const detailPages = {
  diseases: "disease",
  symptoms: "symptom",
  services: "service",
  guides: "guide",
} as const;

/** A record's own page; a testimonial is on the home page, among those that visitors see. */
function snapshotOf(site: Site, kind: CollectionKind, index: number): Omit<Snapshot, "kind"> {
  const record = kind === "testimonials" ? undefined : site[kind][index];
  if (kind !== "testimonials" && record)
    return { site, route: { page: detailPages[kind], id: record.id }, section: null };
  const testimonials = site.testimonials.map((one, place) =>
    place === index ? { ...one, visible: true } : one,
  );
  const slide = testimonials.slice(0, index).filter(({ visible }) => visible !== false).length;
  return { site: { ...site, testimonials }, route: { page: "home" }, section: "Testimonials", slide };
}
