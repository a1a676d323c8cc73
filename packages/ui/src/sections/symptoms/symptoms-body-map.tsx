import { type BodyZone, isBodyZone, zonePaths } from "#components/body-outline/body-geometry.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { SymptomFigure, SymptomNumber } from "./symptom-figure.tsx";
import { type SymptomItem, type SymptomsProps, symptomsContent } from "./symptoms.props.ts";

const homeLimit = 6;

/**
 * A person whose parts lead to the symptoms felt there, between two columns that say the same in words. It draws the first six, from
 * head to foot.
 */
export function SymptomsBodyMap(props: Omit<SymptomsProps, "linkText">) {
  const { sectionTitle, sectionSubtitle, more, items, vessels, anchor, className, tone } =
    symptomsContent(props);
  const shown = fromHeadToFoot(items.slice(0, homeLimit));
  return (
    <Section
      type="Symptoms"
      variant="SymptomsBodyMap"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <div className="group/map relative flex flex-col gap-4 ms:gap-6 md:gap-10 md:flex-row md:flex-wrap md:items-center lg:flex-nowrap">
        <div className="flex justify-center rounded-card bg-info-soft py-3 ms:py-5 md:py-8 md:shrink-0 md:px-10 lg:absolute lg:inset-y-0 lg:left-1/2 lg:w-88 lg:-translate-x-1/2 lg:items-center">
          <SymptomFigure items={shown} vessels={vessels} />
        </div>
        <ul className="grid grow md:basis-80 lg:min-h-192 lg:auto-rows-fr lg:grid-cols-2 lg:items-center lg:gap-x-104">
          {shown.map((item, index) => (
            <Row key={item.id} item={item} number={index + 1} />
          ))}
        </ul>
      </div>
      <div className="mt-5 flex ms:mt-8 md:mt-12 justify-center">
        <MoreButton more={more} />
      </div>
    </Section>
  );
}

const order = Object.keys(zonePaths);

/** The symptoms in the order of their first zones; those without one come last. A zone belongs to the first that names it. */
function fromHeadToFoot(items: readonly SymptomItem[]): SymptomItem[] {
  const taken = new Set<BodyZone>();
  const placed = items.map((item) => {
    const zones = item.zones.filter((zone) => isBodyZone(zone) && !taken.has(zone));
    for (const zone of zones) taken.add(zone);
    return { ...item, zones };
  });
  const rank = ({ zones: [first] }: SymptomItem) =>
    first === undefined ? order.length : order.indexOf(first);
  return placed.toSorted((one, other) => rank(one) - rank(other));
}

/** The columns are staggered by half a row, as the places are. */
const row =
  "group relative flex flex-wrap items-start gap-3 border-t border-line py-2.5 ms:gap-4 ms:py-4 md:py-5 lg:row-span-2 lg:odd:col-start-1 lg:even:col-start-2 lg:nth-2:row-start-2";

function Row({ item, number }: { item: SymptomItem; number: number }) {
  return (
    <li className={row}>
      {item.zones.length > 0 ? (
        <SymptomNumber number={number} />
      ) : (
        item.icon && <ItemIcon icon={item.icon} className="text-info" />
      )}
      <div className="min-w-words flex-1">
        <Heading
          level={3}
          size="small"
          className="transition-colors duration-200 ease-calm group-hover:text-action"
        >
          <ItemNameLink item={item} />
        </Heading>
        <Paragraph text={item.description} className="mt-1 text-sm text-text-soft" />
      </div>
    </li>
  );
}
