import { kindOf } from "@consultorio/content";
import { SavedGuide } from "#components/saved-guide/saved-guide.tsx";
import { ShareButtons } from "#components/share-buttons/share-buttons.tsx";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";
import { FamilySheet } from "./family-sheet.tsx";
import { HeadedPart } from "./headed-part.tsx";
import { ReviewLine } from "./review-line.tsx";
import { SourceList } from "./source-list.tsx";

/** Anchor of the sources. */
export const sourcesAnchor = "fuentes";

/** The sources of the text, folded on phones, and who reviewed it. */
export function DetailEvidence({ item }: { item: DetailView }) {
  return (
    <div className="space-y-6">
      {item.sources.length === 0 ? null : (
        <HeadedPart id={sourcesAnchor} title={strings.sources} size="small" folded>
          <SourceList sources={item.sources} />
        </HeadedPart>
      )}
      <ReviewLine text={item.review} changes={item.changes} />
      {item.collection === "guides" ? (
        <SavedGuide scope={kindOf("guides").path} words={strings.guide} />
      ) : null}
      <ShareButtons>
        <FamilySheet item={item} />
      </ShareButtons>
    </div>
  );
}
