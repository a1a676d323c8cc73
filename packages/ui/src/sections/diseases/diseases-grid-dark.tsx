import { ArrowRight } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { phoneSwipe, phoneSwipeCard } from "../collection/phone-swipe.ts";

const homeLimit = 6;

/** Tall cards on dark ground, the picture above the words; a phone swipes through them. A click anywhere follows the link. It draws the first six. */
export function DiseasesGridDark(props: Omit<CollectionProps, "tone" | "linkText">) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className } = collectionContent(
    props,
    "diseases",
  );
  return (
    <Section type="Diseases" variant="DiseasesGridDark" anchor={anchor} className={className} tone="inverse">
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <ul className={cn(phoneSwipe, "sm:grid-cols-2 sm:gap-5 lg:grid-cols-3")}>
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className={cn(
              "group relative flex flex-col overflow-hidden rounded-card bg-inverse-raised transition-colors duration-200 ease-calm hover:bg-inverse-action sm:only:col-span-full lg:only:col-span-1 lg:only:col-start-2",
              phoneSwipeCard,
            )}
          >
            <Picture
              image={item.image}
              decorative
              sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 80vw"
              className="aspect-4/3"
            />
            <div className="flex min-w-0 grow items-start justify-between gap-4 p-card ms:p-6">
              <div className="min-w-0">
                <Heading level={3} size="card">
                  <ItemNameLink item={item} />
                </Heading>
                <Paragraph text={item.description} className="mt-2 text-sm text-on-inverse-soft" />
              </div>
              <LineIcon
                lines={ArrowRight}
                className="mt-1 text-action-on-inverse max-sm:hidden transition-transform duration-200 ease-calm group-hover:translate-x-1 group-hover:text-on-inverse"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex ms:mt-12 justify-center">
        <MoreButton more={more} ground="dark" />
      </div>
    </Section>
  );
}
