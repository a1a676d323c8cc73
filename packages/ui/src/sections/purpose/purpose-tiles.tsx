import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type PurposeItem, type PurposeProps, purposeContent } from "./purpose.props.ts";
import { PurposeHeading } from "./purpose-heading.tsx";

/** Default colours; they cycle. */
const grounds = [
  "bg-inverse-action text-on-inverse",
  "bg-inverse-accent text-on-inverse",
  "bg-inverse-positive text-on-inverse",
  "bg-inverse text-on-inverse",
] as const;

const columns = (count: number) =>
  count < 4 ? "sm:auto-cols-fr sm:grid-flow-col" : "sm:grid-cols-2 lg:grid-cols-4";

/** Coloured tiles in one strip without gaps, four to a row. */
export function PurposeTiles(props: PurposeProps) {
  const { items, className, ...texts } = purposeContent(props);
  return (
    <Section type="Purpose" variant="PurposeTiles" anchor={texts.anchor} className={className}>
      <PurposeHeading {...texts} />
      <ul className={cn("grid overflow-hidden rounded-card", columns(items.length))}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: purposes have no id, and two may read alike.
          <Tile key={index} item={item} ground={grounds[index % grounds.length]} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({
  item,
  ground,
}: {
  item: Required<PurposeItem>;
  ground: (typeof grounds)[number] | undefined;
}) {
  const { title, description, image, background } = item;
  return (
    <li
      data-tone="inverse"
      className={cn(
        "relative isolate flex flex-col p-7 max-ms:flex-row max-ms:flex-wrap max-ms:gap-x-4 max-ms:gap-y-2 max-ms:p-5 md:p-8",
        ground,
      )}
    >
      {background === null ? null : (
        <Picture
          image={background}
          alt=""
          sizes="(min-width: 64rem) 18rem, 100vw"
          className="absolute inset-0 -z-10 bg-transparent opacity-15"
        />
      )}
      {image === null ? null : (
        <Picture
          image={image}
          alt=""
          sizes="8rem"
          className="mb-10 size-28 rounded-full max-ms:mb-0 max-ms:size-16 lg:mb-16"
        />
      )}
      <div className="max-ms:min-w-words max-ms:flex-1 lg:mt-auto">
        <Heading level={3} size="card" className="max-ms:text-lg max-ms:leading-tight">
          {title}
        </Heading>
        <Paragraph text={description} className="mt-3 max-ms:mt-1 max-ms:text-sm" />
      </div>
    </li>
  );
}
