import { Heading, SectionHeading } from "../../primitives/heading.tsx";
import { Picture } from "../../primitives/picture.tsx";
import { Section } from "../../primitives/section.tsx";
import type { CollectionProps } from "../collection-items.ts";
import { ItemLink } from "../item-link.tsx";
import { MoreButton } from "../more-button.tsx";

const homeLimit = 6;

/** Large pictures, each with a label of paper laid over its lower edge. */
export function ServicesGrid({ sectionTitle, sectionSubtitle, linkText, more, items }: CollectionProps) {
  return (
    <Section type="Services" variant="ServicesGrid" anchor="servicios" tone="bone">
      <SectionHeading
        anchor="servicios"
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.slice(0, homeLimit).map((item) => (
          <li key={item.id} className="group relative flex flex-col">
            <Picture
              path={item.image}
              alt=""
              sizes="(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 90vw"
              className="aspect-4/3 rounded-card sm:aspect-square"
            />
            <div className="isolate -mt-10 mr-6 flex grow flex-col items-start rounded-card bg-paper p-6 sm:-mt-16">
              <Heading level={3} size="card">
                {item.name}
              </Heading>
              <p className="mt-3 mb-5 text-sm text-ink-soft">{item.description}</p>
              <ItemLink item={item} text={linkText} className="mt-auto" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
