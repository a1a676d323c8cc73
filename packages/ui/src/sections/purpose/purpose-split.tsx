import type { ImageRef } from "@consultorio/content";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type PurposeItem, type PurposeProps, purposeContent } from "./purpose.props.ts";
import { PurposeHeading } from "./purpose-heading.tsx";

/** The one picture for all items: that of the first item with a picture. */
function mainPicture(items: readonly Required<PurposeItem>[]): ImageRef | null {
  const item = items.find(({ image, background }) => image !== null || background !== null);
  return item?.image ?? item?.background ?? null;
}

/** Numbered statements in large type, beside one tall picture that stays in view while they pass. */
export function PurposeSplit(props: PurposeProps) {
  const { items, className, tone, ...texts } = purposeContent(props);
  return (
    <Section
      type="Purpose"
      variant="PurposeSplit"
      anchor={texts.anchor}
      className={className}
      chosenTone={tone}
    >
      <div className="grid gap-x-column lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <PurposeHeading {...texts} />
        </div>
        <div className="mb-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0">
          <Picture
            image={mainPicture(items)}
            decorative
            sizes="(min-width: 64rem) 30rem, 100vw"
            className="aspect-2/1 rounded-card ms:aspect-4/3 lg:sticky lg:top-28 lg:aspect-auto lg:h-full lg:max-h-200"
            style={{ objectPosition: "70% 50%" }}
          />
        </div>
        <ol className="divide-y divide-line lg:border-t lg:border-line">
          {items.map((item, index) => (
            <Statement key={index} item={item} place={index + 1} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Statement({ item: { title, description }, place }: { item: Required<PurposeItem>; place: number }) {
  return (
    <li className="flex gap-4 py-4 ms:gap-6 ms:py-7 md:gap-10">
      <span
        aria-hidden="true"
        className="w-[min(1.75rem,8vw)] shrink-0 font-display text-3xl ms:w-10 ms:text-4xl leading-none text-action md:w-14"
      >
        {place}
      </span>
      <div className="min-w-0">
        <Heading level={3} size="card" className="max-ms:text-lg max-ms:leading-tight">
          {title}
        </Heading>
        <Paragraph text={description} className="mt-1 text-text-soft max-ms:text-sm ms:mt-2" />
      </div>
    </li>
  );
}
