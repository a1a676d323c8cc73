import type { Route, Site } from "@consultorio/content";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Section } from "#components/section/section.tsx";
import { RenderSection } from "#registry/render-section.tsx";
import { strings } from "#strings/strings.ts";
import { DetailAside } from "./detail-aside.tsx";
import { careFirst, DetailCare } from "./detail-care.tsx";
import { DetailComparison } from "./detail-comparison.tsx";
import { FoldedContents } from "./detail-contents.tsx";
import { DetailEvidence } from "./detail-evidence.tsx";
import { DetailHero } from "./detail-hero.tsx";
import { DetailPartBlock } from "./detail-part.tsx";
import type { DetailView } from "./detail-view.ts";
import { RelatedLinks } from "./related-links.tsx";

interface DetailPageProps {
  site: Site;
  route: Route;
  item: DetailView;
}

/** The page of a disease, symptom, service or guide: its description, its parts, the advice, and further links. */
export function DetailPage({ site, route, item }: DetailPageProps) {
  return (
    <>
      <DetailHero item={item} route={route} />
      <Section
        anchor="detalle"
        label={strings.information}
        tone="surface"
        rhythm="none"
        className="pt-6 pb-section"
      >
        <div className="grid gap-8 md:gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <article
            aria-labelledby={headingId("inicio")}
            data-sheet={item.collection === "guides" ? "" : undefined}
            className="max-w-[37.5rem] space-y-8 md:space-y-12"
          >
            <FoldedContents item={item} />
            {careFirst(item) ? <DetailCare item={item} /> : null}
            {item.parts.map((part) => (
              <DetailPartBlock key={part.id} part={part} />
            ))}
            {careFirst(item) ? null : <DetailCare item={item} />}
            <DetailEvidence item={item} />
          </article>
          <DetailAside item={item} />
        </div>
      </Section>
      <DetailComparison site={site} route={route} item={item} />
      <RenderSection type="CallToActionIndividual" site={site} route={route} />
      {Object.values(item.related).every((links) => links.length === 0) ? null : (
        <Section anchor="relacionados" tone="alt">
          <SectionHeading anchor="relacionados" title={strings.related} size="feature" />
          <RelatedLinks related={item.related} />
        </Section>
      )}
    </>
  );
}
