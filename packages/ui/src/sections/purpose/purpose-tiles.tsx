import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type PurposeItem, type PurposeProps, purposeContent } from "./purpose.props.ts";
import { PurposeHeading } from "./purpose-heading.tsx";

/** Default colours, tints of the theme's main colour; they cycle. */
const grounds = [
  { tone: "surface", classes: "bg-action-soft text-text" },
  { tone: "inverse", classes: "bg-action text-on-action" },
  { tone: "inverse", classes: "bg-inverse-action text-on-inverse" },
  { tone: "inverse", classes: "bg-inverse text-on-inverse" },
] as const;

const columns = (count: number) =>
  count < 4
    ? "sm:auto-cols-fr sm:grid-flow-col"
    : "grid-cols-[repeat(auto-fill,minmax(max(9.5rem,34%),1fr))] lg:grid-cols-4";

/** Coloured tiles in one strip, a hairline apart: four in a row, and two on narrow screens. */
export function PurposeTiles(props: PurposeProps) {
  const { items, className, tone, ...texts } = purposeContent(props);
  return (
    <Section
      type="Purpose"
      variant="PurposeTiles"
      anchor={texts.anchor}
      className={className}
      chosenTone={tone}
    >
      <PurposeHeading {...texts} />
      <ul className={cn("grid gap-0.5 overflow-hidden rounded-card", columns(items.length))}>
        {items.map((item, index) => (
          <Tile key={index} item={item} ground={grounds[index % grounds.length]} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({
  item: { title, description, image, background },
  ground,
}: {
  item: Required<PurposeItem>;
  ground: (typeof grounds)[number] | undefined;
}) {
  return (
    <li
      data-tone={ground?.tone}
      className={cn("relative isolate flex flex-col p-card-small ms:p-6 xl:p-8", ground?.classes)}
    >
      {background === null ? null : (
        <Picture
          image={background}
          decorative
          sizes="(min-width: 64rem) 18rem, 50vw"
          className="absolute inset-0 -z-10 bg-transparent opacity-15"
        />
      )}
      {image === null ? null : (
        <Picture
          image={image}
          decorative
          sizes="8rem"
          className="mb-3 size-14 rounded-full ms:mb-10 ms:size-28 lg:mb-16 lg:size-36"
        />
      )}
      <div className="mt-auto">
        <Heading level={3} size="card" className="max-xl:text-lg max-ms:text-base max-ms:leading-tight">
          {title}
        </Heading>
        <Paragraph text={description} className="mt-2 max-ms:text-sm ms:mt-3" />
      </div>
    </li>
  );
}
