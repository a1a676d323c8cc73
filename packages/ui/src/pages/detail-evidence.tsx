import { Heading, headingId } from "../primitives/heading.tsx";
import { ReviewLine } from "../primitives/review-line.tsx";
import { ShareButtons } from "../primitives/share-buttons.tsx";
import { SourceList } from "../primitives/source-list.tsx";
import { strings } from "../strings.ts";
import type { DetailView } from "./detail-view.ts";

/** Anchor of the part that names what the text rests on. */
export const sourcesAnchor = "fuentes";

/** What the text rests on, and who answers for it. */
export function DetailEvidence({ item }: { item: DetailView }) {
  return (
    <div className="space-y-6">
      {item.sources.length === 0 ? null : (
        <section id={sourcesAnchor} aria-labelledby={headingId(sourcesAnchor)} className="scroll-mt-24">
          <Heading level={2} size="small" id={headingId(sourcesAnchor)} className="mb-4">
            {strings.sources}
          </Heading>
          <SourceList sources={item.sources} />
        </section>
      )}
      <ReviewLine text={item.review} />
      <ShareButtons />
    </div>
  );
}
