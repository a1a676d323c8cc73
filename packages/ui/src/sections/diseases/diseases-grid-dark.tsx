import { ArrowRight } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";

const homeLimit = 6;

/** Tall cards on dark ground, the picture above the words; a click anywhere follows the link. */
export function DiseasesGridDark(props: CollectionProps) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className } = collectionContent(
    props,
    "enfermedades",
  );
  return (
    <Section type="Diseases" variant="DiseasesGridDark" anchor={anchor} className={className} tone="inverse">
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex flex-col overflow-hidden rounded-card bg-inverse-raised transition-colors duration-200 ease-calm hover:bg-inverse-action sm:only:col-span-full lg:only:col-span-1 lg:only:col-start-2"
          >
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 23rem, (min-width: 640px) 45vw, 90vw"
              className="aspect-4/3"
            />
            <div className="flex grow items-start justify-between gap-4 p-6">
              <div className="min-w-0">
                <Heading level={3} size="card">
                  <ItemNameLink item={item} />
                </Heading>
                <Paragraph text={item.description} className="mt-2 text-sm text-on-inverse-soft" />
              </div>
              <LineIcon
                lines={ArrowRight}
                className="mt-1.5 text-action-on-inverse transition-transform duration-200 ease-calm group-hover:translate-x-1 group-hover:text-on-inverse"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex justify-center">
        <MoreButton more={more} ground="dark" />
      </div>
    </Section>
  );
}
