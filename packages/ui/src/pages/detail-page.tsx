import { collectionPaths, type Route, routePath, type Site } from "@consultorio/content";
import { Breadcrumb } from "../primitives/breadcrumb.tsx";
import { Button } from "../primitives/button.tsx";
import { ContactButtons } from "../primitives/contact-buttons.tsx";
import { Heading, SectionHeading } from "../primitives/heading.tsx";
import { Icon } from "../primitives/icon.tsx";
import { PageBanner } from "../primitives/page-banner.tsx";
import { Picture } from "../primitives/picture.tsx";
import { Section } from "../primitives/section.tsx";
import { RenderSection } from "../registry/render-section.tsx";
import { fill, strings } from "../strings.ts";
import { CollectionCard } from "./collection-card.tsx";
import { DetailPartBlock } from "./detail-part.tsx";
import type { DetailView } from "./detail-view.ts";

interface DetailPageProps {
  site: Site;
  route: Route;
  item: DetailView;
}

/** The page of a disease, symptom or service: what it is, its parts, what to do, and where to go on. */
export function DetailPage({ site, route, item }: DetailPageProps) {
  const { [item.collection]: listTitle } = strings.collections;
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={item.name}
        subtitle={item.shortDescription}
        image={item.banner}
        above={
          <Breadcrumb
            trail={[
              { label: listTitle, href: collectionPaths[item.collection] },
              { label: item.name, href: routePath(route) },
            ]}
          />
        }
      />
      <Section anchor="detalle" label={strings.information} tone="paper">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <article className="max-w-text space-y-12">
            <Picture
              path={item.image}
              sizes="(min-width: 1024px) 42rem, 100vw"
              className="aspect-video rounded-card"
            />
            {item.technicalName === "" ? null : (
              <p className="text-sm text-ink-soft">
                {fill("{term}: {name}", { term: strings.disease.technicalName, name: item.technicalName })}
              </p>
            )}
            {item.parts.map((part) => (
              <DetailPartBlock key={part.id} part={part} />
            ))}
          </article>
          <DetailAside item={item} />
        </div>
      </Section>
      <RenderSection type="CallToActionIndividual" site={site} route={route} />
      {item.related.length === 0 ? null : (
        <Section anchor="relacionados" tone="bone">
          <SectionHeading anchor="relacionados" title={strings.related} size="feature" />
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
            {item.related.map((related) => (
              <li key={related.id}>
                <CollectionCard item={related} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Contents list, contact and the way back; beside the text on wide screens, before its end on phones. */
function DetailAside({ item }: { item: DetailView }) {
  return (
    <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
      <nav aria-label={strings.onThisPage} className="hidden lg:block">
        <p className="text-sm font-semibold text-ink-soft">{strings.onThisPage}</p>
        <ul className="mt-3 border-l border-line">
          {item.parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center pl-4 hover:text-artery hover:underline hover:underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <aside aria-labelledby="contacto-titulo" className="rounded-card bg-vein-mist p-6">
        <Heading level={2} size="small" id="contacto-titulo">
          {item.contactTitle || item.contactText}
        </Heading>
        <div className="mt-5 flex flex-col gap-3">
          <Button href="/contacto" look="secondary">
            <Icon name="book" />
            {item.contactText}
          </Button>
          <ContactButtons contact={item.contact} className="xs:flex-col" />
        </div>
      </aside>
      <Button href={item.back.href} look="quiet">
        <Icon name="arrow-left" />
        {item.back.label}
      </Button>
    </div>
  );
}
