import { cva, type VariantProps } from "class-variance-authority";
import { ArrowRight } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import {
  type CollectionItem,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import { ItemNameLink } from "../collection/item-link.tsx";

const homeLimit = 6;

/** A phone has two small tiles in a row, and the wide ones too. */
const tile = cva("group relative isolate flex min-h-34 flex-col pt-12 ms:min-h-64 ms:pt-24", {
  variants: {
    shape: {
      whole: "col-span-full min-h-64 ms:min-h-88 lg:col-span-4 lg:min-h-124",
      half: "max-ms:col-span-full lg:col-span-2 lg:min-h-124",
      large: "col-span-full min-h-64 ms:min-h-88 sm:min-h-116 lg:col-span-2 lg:row-span-2 lg:min-h-124",
      wide: "lg:col-span-2",
      small: "",
    },
  },
});
type Shape = NonNullable<VariantProps<typeof tile>["shape"]>;

/** Shapes that fill four columns without a gap, by the number of tiles. */
const mosaics: readonly (readonly Shape[])[] = [
  [],
  ["whole"],
  ["half", "half"],
  ["large", "wide", "wide"],
  ["large", "small", "small", "wide"],
  ["large", "small", "small", "small", "small"],
  ["large", "small", "small", "wide", "wide", "wide"],
  ["large", "small", "small", "wide", "wide", "small", "small"],
];

/** One large picture among small ones, each with its name on a plate in its corner; the last tile leads to them all. It draws the first six. */
export function DiseasesMosaic(props: Omit<CollectionProps, "linkText">) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className, tone } = collectionContent(
    props,
    "diseases",
  );
  const shown = items.slice(0, homeLimit);
  const tiles = shown.length + (more?.label ? 1 : 0);
  const shapeOf = (place: number): Shape => mosaics[tiles]?.[place] ?? "small";
  return (
    <Section
      type="Diseases"
      variant="DiseasesMosaic"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="grid grid-cols-pair gap-2.5 sm:gap-4 lg:grid-cols-4">
        {shown.map((item, place) => (
          <DiseaseTile key={item.id} item={item} shape={shapeOf(place)} />
        ))}
        {more?.label ? <MoreTile more={more} shape={shapeOf(shown.length)} /> : null}
      </ul>
    </Section>
  );
}

function DiseaseTile({ item, shape }: { item: CollectionItem; shape: Shape }) {
  const small = shape === "small" || shape === "wide";
  return (
    <li className={tile({ shape })}>
      <Picture
        image={item.image}
        decorative
        sizes={small ? "(min-width: 40rem) 36rem, 45vw" : "(min-width: 40rem) 48rem, 92vw"}
        className="absolute inset-0 -z-10 rounded-card"
      />
      <div
        className={cn(
          "mt-auto mr-6 self-start rounded-tr-card bg-surface wrap-anywhere",
          small ? "pt-2 pr-3 pb-1 ms:pr-5" : "max-w-md pt-3 pr-5",
        )}
      >
        <Heading
          level={3}
          size={small ? "small" : "feature"}
          className={cn(
            "transition-colors duration-200 ease-calm group-hover:text-action",
            small && "max-ms:text-base max-ms:leading-tight",
          )}
        >
          <ItemNameLink item={item} />
        </Heading>
        {small ? null : <Paragraph text={item.description} className="mt-1 text-sm text-text-soft" />}
      </div>
    </li>
  );
}

function MoreTile({ more, shape }: { more: ActionLink; shape: Shape }) {
  return (
    <li
      className={cn(
        tile({ shape }),
        "pt-0 ms:pt-0 overflow-hidden rounded-card bg-inverse-info text-on-inverse",
      )}
      data-tone="inverse"
    >
      <Link
        href={more.href}
        className="flex grow flex-col justify-between gap-6 px-2 py-3 font-display text-base ms:p-4 ms:text-lg xl:p-6 xl:text-xl no-underline transition-colors duration-200 ease-calm hover:bg-inverse"
      >
        <LineIcon
          lines={ArrowRight}
          className="size-8 self-end transition-transform duration-200 ease-calm group-hover:translate-x-1"
        />
        {more.label}
      </Link>
    </li>
  );
}
