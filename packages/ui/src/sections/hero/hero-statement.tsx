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

/** One sentence in the largest type on plain ground; three facts below the line that carries them. */
export function HeroStatement(props: HeroProps) {
  const { title, subTitle, description, height, facts, contact, anchor, className } = heroContent(props);
  return (
    <Section
      type="Hero"
      variant="HeroStatement"
      anchor={anchor}
      className={cn("max-md:pt-6", className)}
      width="bleed"
      rhythm="compact"
    >
      <div style={heroHeight(height)} className="flex flex-col justify-center md:min-h-(--hero-height)">
        <div className="shell-content">
          {subTitle === "" ? null : (
            <p className="mb-2 text-sm lg:mb-3 font-semibold text-action">{subTitle}</p>
          )}
          <Heading level={1} size="page" id={headingId(anchor)} className="max-w-5xl sm:text-5xl">
            {title}
          </Heading>
          <div className="mt-5 grid items-end gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-3">
            <RichText
              text={description}
              className="order-2 text-text-soft lg:order-none lg:col-span-2 lg:text-lg"
            />
            <ContactButtons contact={contact} className="lg:flex-col" />
          </div>
        </div>
        {/* A theme may draw no line: the facts keep their distance without it. */}
        <div className="flex flex-col gap-4 pt-8 lg:pt-12">
          <VesselLine kind="divider" className="text-brand" />
          <Facts facts={facts.slice(0, factLimit)} />
        </div>
      </div>
    </Section>
  );
}

function Facts({ facts }: Pick<HeroContent, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className="shell-content grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 sm:grid-cols-3 sm:gap-x-14">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col">
          <dt className="order-last mt-1 text-text-soft">{label}</dt>
          <dd className="mt-auto">
            <Figure value={value} className="text-4xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
