import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Figure } from "#components/counter/figure.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { type HeroContent, type HeroProps, heroContent } from "./hero.props.ts";
import { heroHeight } from "./hero-frame.ts";

const factLimit = 3;

/** One sentence in the largest type on plain ground, three facts one below the other beside it, and the brand's line below. */
export function HeroStatement(
  props: Omit<
    HeroProps,
    "mainImage" | "logo" | "background" | "foreground" | "overlay" | "slides" | "price" | "hours" | "video"
  >,
) {
  const { title, subTitle, description, height, facts, contact, opening, anchor, className } =
    heroContent(props);
  return (
    <Section
      type="Hero"
      variant="HeroStatement"
      anchor={anchor}
      className={cn("pb-8 max-md:pt-4 md:pb-8", className)}
      width="bleed"
      rhythm="compact"
    >
      <div
        style={heroHeight(height)}
        className="shell-content grid grid-cols-1 items-center gap-y-8 md:min-h-(--hero-height) lg:grid-cols-12 lg:gap-x-column"
      >
        <div className="flex flex-col lg:col-span-8">
          {subTitle === "" ? null : (
            <p className="mb-2 text-sm lg:mb-3 font-semibold text-action">{subTitle}</p>
          )}
          <Heading level={1} size="page" id={headingId(anchor)} className="sm:text-5xl">
            {title}
          </Heading>
          <RichText
            text={description}
            className="order-last mt-6 text-text-soft md:order-none lg:mt-8 lg:text-lg"
          />
          <ContactButtons contact={contact} opening={opening} className="mt-5 md:mt-8" />
        </div>
        <Facts facts={facts.slice(0, factLimit)} />
      </div>
      <VesselLine kind="divider" className="mt-4 text-brand" />
    </Section>
  );
}

/** On narrow screens a row for each fact, its figure beside its label. */
function Facts({ facts }: Pick<HeroContent, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className="lg:col-span-4">
      {facts.map(({ value, label }, index) => (
        <div
          key={index}
          className="flex flex-wrap items-end gap-x-5 border-t border-line py-3 lg:flex-col lg:items-start lg:py-5"
        >
          <dt className="order-last min-w-words flex-1 text-text-soft lg:mt-1 lg:w-full lg:flex-none">
            {label}
          </dt>
          <dd className="min-w-32">
            <Figure value={value} className="text-3xl lg:text-5xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
