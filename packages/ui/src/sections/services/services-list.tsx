import { ArrowRight } from "lucide";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";

const homeLimit = 6;

/** Rows between hairlines: picture, name, text. On a phone the pictures join to a band along the right edge of the screen. It draws the first six. */
export function ServicesList(props: Omit<CollectionProps, "linkText">) {
  const content = collectionContent(props, "services");
  const { items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Services"
      variant="ServicesList"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
      texts={content}
    >
      <ul className="divide-y divide-line border-y border-line max-ms:-mr-gutter">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex flex-row-reverse max-3xs:flex-col ms:flex-row ms:items-center ms:gap-6 ms:py-4 md:gap-10 md:py-6"
          >
            <Picture
              image={item.image}
              decorative
              sizes="(min-width: 48rem) 12rem, (min-width: 37.5rem) 8rem, 30vw"
              className="w-28 shrink-0 max-3xs:aspect-video max-3xs:w-auto ms:aspect-4/3 ms:w-32 ms:rounded-small md:w-48"
            />
            <div className="min-w-0 flex-1 max-ms:py-4 max-ms:pr-4 lg:grid lg:grid-cols-2 lg:items-center lg:gap-10">
              <Heading
                level={3}
                size="card"
                className="max-ms:text-lg max-ms:leading-tight group-hover:text-action"
              >
                <ItemNameLink item={item} />
              </Heading>
              <Paragraph
                text={item.description}
                className="mt-2 text-sm text-text-soft lg:mt-0 lg:text-base"
              />
            </div>
            <span className="hidden size-12 shrink-0 items-center justify-center rounded-full border border-line transition-colors duration-200 ease-calm group-hover:border-action group-hover:bg-action group-hover:text-on-action md:flex">
              <LineIcon lines={ArrowRight} />
            </span>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
