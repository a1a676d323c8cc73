import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemLink, ItemNameLink } from "../collection/item-link.tsx";
import { type GuideItem, type GuidesProps, guidesContent } from "./guides.props.ts";

const besideLimit = 3;

/** The first guide as a large sheet, and a pile of three small ones beside it. */
export function GuidesCards(props: GuidesProps) {
  const content = guidesContent(props);
  const { items, linkText, anchor, className, tone } = content;
  const [first, ...others] = items;
  if (first === undefined) return null;
  return (
    <CollectionSection
      type="Guides"
      variant="GuidesCards"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
      texts={content}
    >
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-12 lg:gap-8">
        <article
          aria-label={first.name}
          className="group relative flex flex-col overflow-hidden rounded-card bg-surface-raised sm:flex-row lg:col-span-7 lg:flex-col"
        >
          <Picture
            image={first.image}
            decorative
            sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 45vw, 90vw"
            className="aspect-3/1 sm:aspect-auto sm:w-2/5 lg:aspect-5/2 lg:w-full"
          />
          <div className="flex min-w-0 grow flex-col items-start p-5 sm:p-8">
            <Heading level={3} size="feature" className="group-hover:text-action">
              {first.name}
            </Heading>
            <Paragraph text={first.description} className="mt-3 hidden text-text-soft sm:block" />
            <Audience item={first} />
            <ItemLink item={first} text={linkText} className="mt-4" />
          </div>
        </article>
        {others.length === 0 ? null : (
          <ul className="grid gap-3 sm:gap-4 lg:col-span-5 lg:grid-rows-3">
            {others.slice(0, besideLimit).map((item) => (
              <li
                key={item.id}
                className="group relative flex max-3xs:flex-col overflow-hidden rounded-card bg-surface-raised sm:min-h-32"
              >
                <Picture
                  image={item.image}
                  decorative
                  sizes="(min-width: 40rem) 9rem, 5rem"
                  className="w-20 shrink-0 max-3xs:aspect-3/1 max-3xs:w-full sm:w-36"
                />
                <div className="flex min-h-16 min-w-0 flex-col justify-center px-card-small py-3 sm:px-6">
                  <Heading level={3} size="small" className="group-hover:text-action">
                    <ItemNameLink item={item} />
                  </Heading>
                  <Paragraph
                    text={item.description}
                    className="mt-1 hidden text-sm text-text-soft sm:block"
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </CollectionSection>
  );
}

/** For whom the guide is, where there is room for it. */
function Audience({ item: { facts } }: { item: GuideItem }) {
  return facts.map(({ label, value }, index) => (
    <p key={index} className="mt-4 hidden text-sm sm:block">
      <strong className="font-semibold">{`${label}: `}</strong>
      {value}
    </p>
  ));
}
