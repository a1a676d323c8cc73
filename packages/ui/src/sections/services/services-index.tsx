import { ArrowRight } from "lucide";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import {
  type CollectionItem,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";

/**
 * Every service as text without pictures, read down the first column and then the second, each with its facts, or its
 * description where it has none.
 */
export function ServicesIndex(props: Omit<CollectionProps, "linkText">) {
  const content = collectionContent(props, "services");
  const { items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Services"
      variant="ServicesIndex"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
      texts={content}
    >
      <ul className="gap-x-16 md:columns-2 xl:gap-x-24">
        {items.map((item) => (
          <li
            key={item.id}
            className="group relative break-inside-avoid border-t border-line-strong py-3.5 md:pt-5 md:pb-10 transition-colors duration-200 ease-calm hover:border-action"
          >
            <div className="flex items-start justify-between gap-[min(1rem,4.5vw)]">
              <Heading
                level={3}
                size="card"
                className="min-w-0 max-ms:text-lg max-ms:leading-tight group-hover:text-action"
              >
                <ItemNameLink item={item} />
              </Heading>
              <LineIcon
                lines={ArrowRight}
                className="mt-1 text-action transition-transform md:mt-2 duration-200 ease-calm group-hover:translate-x-1"
              />
            </div>
            <ServiceFacts item={item} />
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}

/** The first questions of a patient; a service without facts has its description instead. */
function ServiceFacts({ item }: { item: CollectionItem }) {
  if (item.facts.length === 0)
    return <Paragraph text={item.description} className="mt-3 text-sm text-text-soft" />;
  return (
    <dl className="mt-1 text-xs md:mt-4 md:space-y-1.5 md:text-sm">
      {item.facts.map(({ label, value }, index) => (
        <div
          key={index}
          className="max-md:inline max-md:not-last:after:content-['_·_'] md:grid md:grid-cols-5 md:gap-x-4 lg:grid-cols-4"
        >
          <dt className="inline text-text-soft after:content-[':_'] md:col-span-2 md:after:content-none lg:col-span-1">
            {label}
          </dt>
          <dd className="inline md:col-span-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
