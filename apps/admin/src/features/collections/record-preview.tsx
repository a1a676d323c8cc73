import { kindOf, type Site } from "@consultorio/content";
import { fieldWithText } from "@consultorio/content/document-shape";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";
import { sameOrigin } from "#components/way-back.tsx";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import type { DocumentEditor } from "#document-editor/saving/use-document-editor.ts";
import type { Snapshot } from "#live-preview/messages.ts";
import { PreviewPane } from "#live-preview/preview-pane.tsx";
import { usePreviewSite } from "#live-preview/use-preview-site.ts";
import { formerIdsOf, keyOf, summaryOf } from "./record.ts";
import { messages } from "./strings.ts";

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
  const ids = useSyncExternalStore(store.subscribe, () => idsOf(store.get(String(index)), index));
  const snapshot = useMemo(() => site && snapshotOf(site, kind, index, ids), [site, kind, index, ids]);
  return (
    <PreviewPane
      open
      snapshot={snapshot}
      failure={failure}
      onClose={onClose}
      still={site && !snapshot ? <p>{index < 0 ? messages.gone : messages.previewWaits}</p> : undefined}
      onPick={({ text }) => {
        const field = fieldWithText(store.get(String(index)), text);
        if (field === null) return false;
        void navigate({
          search: (now) => ({ ...now, campo: field }),
          state: sameOrigin,
          replace: true,
          resetScroll: false,
        });
        return true;
      }}
    />
  );
}

/** The ids that a record has and had, with spaces between. */
const idsOf = (record: unknown, index: number): string =>
  [keyOf(summaryOf(record, index, "")), ...formerIdsOf(record)].join(" ");

/**
 * A record's own page; a testimonial is on the home page, among those that visitors see. Null where the site has no such
 * record: one that is new has its page once everything in its collection is right.
 */
function snapshotOf(
  site: Site,
  kind: CollectionKind,
  index: number,
  ids: string,
): Omit<Snapshot, "kind"> | null {
  if (kind !== "testimonials") {
    const { one, records } = kindOf(kind);
    const record = records(site).find(({ id }) => ids.split(" ").includes(id));
    return record ? { site, route: { page: one, id: record.id }, section: null } : null;
  }
  if (site.testimonials[index] === undefined) return null;
  const testimonials = site.testimonials.map((one, place) =>
    place === index ? { ...one, visible: true } : one,
  );
  const slide = testimonials.slice(0, index).filter(({ visible }) => visible !== false).length;
  return { site: { ...site, testimonials }, route: { page: "home" }, section: "Testimonials", slide };
}
