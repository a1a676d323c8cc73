import { ChevronRight } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { ContentIcon } from "#components/icon/content-icon.tsx";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { collectionContent } from "../collection/collection.props.ts";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import type { SymptomsProps } from "./symptoms.props.ts";

const homeLimit = 6;

/** The title stays beside a short list of names with their icons, the first six; a phone has the names alone. */
export function SymptomsList(props: Omit<SymptomsProps, "linkText" | "vessels">) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className, tone } = collectionContent(
    props,
    "symptoms",
  );
  return (
    <Section
      type="Symptoms"
      variant="SymptomsList"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-7 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            action={<MoreButton more={more} />}
            className="mb-0 md:mb-0"
          />
        </div>
        <ul className="divide-y divide-line border-y border-line lg:col-span-7">
          {items.slice(0, homeLimit).map((item) => (
            <li
              key={item.id}
              className="group relative flex flex-wrap items-center gap-4 py-2.5 ms:py-4 md:gap-5 md:py-5"
            >
              <span className="flex size-14 max-ms:size-12 shrink-0 items-center justify-center self-start rounded-full bg-info-soft text-info transition-colors duration-200 ease-calm group-hover:bg-info group-hover:text-on-info">
                {item.icon === null ? (
                  <ContentIcon name="pulso" className="size-8" />
                ) : (
                  <ItemIcon icon={item.icon} />
                )}
              </span>
              <div className="min-w-words flex-1">
                <Heading level={3} size="small" className="group-hover:text-info-strong">
                  <ItemNameLink item={item} />
                </Heading>
                <Paragraph text={item.description} className="mt-1 text-sm text-text-soft max-ms:hidden" />
              </div>
              <LineIcon
                lines={ChevronRight}
                className="text-info max-3xs:hidden transition-transform duration-200 ease-calm group-hover:translate-x-1"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
