import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { ShareButtons } from "#components/share-buttons/share-buttons.tsx";
import { strings } from "#strings/strings.ts";
import type { DetailView } from "./detail-view.ts";
import { ReviewLine } from "./review-line.tsx";
import { SourceList } from "./source-list.tsx";

/** Anchor of the sources. */
export const sourcesAnchor = "fuentes";

/** The sources of the text, and who reviewed it. */
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
