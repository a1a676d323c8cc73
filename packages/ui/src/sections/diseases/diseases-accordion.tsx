import { ChevronDown } from "lucide";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import {
  type CollectionItem,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemLink } from "../collection/item-link.tsx";

const homeLimit = 6;
/** Panels that share a name close each other: HTML's own accordion, without script. */
const accordion = "enfermedades";

/** Names that unfold one at a time: below their name on phones, on the stage beside the names on wide screens. It draws the first six. */
export function DiseasesAccordion(props: CollectionProps) {
  const content = collectionContent(props, "diseases");
  const { linkText, items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Diseases"
      variant="DiseasesAccordion"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
      texts={content}
    >
      <div className="relative lg:min-h-144">
        <div className="hidden overflow-hidden rounded-card bg-surface-strong text-brand lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:w-7/12 lg:items-center">
          <VesselLine kind="divider" className="opacity-60" />
        </div>
        <div className="divide-y divide-line border-y border-line lg:w-4/12">
          {items.slice(0, homeLimit).map((item, index) => (
            <details key={item.id} name={accordion} open={index === 0} className="group">
              <summary className="flex min-h-control items-center justify-between gap-[min(1rem,4.5vw)] py-3 lg:py-5 transition-colors duration-200 ease-calm hover:text-action group-open:text-action">
                <Heading level={3} size="card" className="min-w-0 max-ms:text-lg max-ms:leading-tight">
                  {item.name}
                </Heading>
                <LineIcon
                  lines={ChevronDown}
                  className="transition-transform duration-200 ease-calm group-open:rotate-180 lg:-rotate-90 lg:group-open:-rotate-90"
                />
              </summary>
              <Panel item={item} linkText={linkText} />
            </details>
          ))}
        </div>
      </div>
    </CollectionSection>
  );
}

interface PanelProps {
  item: CollectionItem;
  linkText: string;
}

function Panel({ item, linkText }: PanelProps) {
  return (
    <div className="relative mb-6 flex flex-col overflow-hidden rounded-card bg-surface lg:absolute lg:inset-y-0 lg:right-0 lg:mb-0 lg:w-7/12">
      <Picture
        image={item.image}
        decorative
        sizes="(min-width: 64rem) 42rem, 92vw"
        className="aspect-video min-h-0 lg:aspect-auto lg:grow lg:basis-0"
      />
      <div className="flex flex-col items-start gap-x-10 gap-y-4 p-5 lg:flex-row lg:items-end lg:justify-between lg:p-8">
        <Paragraph text={item.description} className="max-w-text text-text-soft" />
        <ItemLink item={item} text={linkText} className="shrink-0" />
      </div>
    </div>
  );
}
