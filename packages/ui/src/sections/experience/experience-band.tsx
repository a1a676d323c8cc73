import { cn } from "#components/class-names/class-names.ts";
import { Figure } from "#components/counter/figure.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { type ExperienceFact, type ExperienceProps, experienceContent } from "./experience.props.ts";

/** Letters of a label up to which a phone has three columns. */
const longestInColumn = 32;

/** One low strip from edge to edge: the title, and the figures in three columns, on a phone too. */
export function ExperienceBand(props: Omit<ExperienceProps, "tone" | "yearsOfExperience">) {
  const { sectionTitle, sectionSubtitle, framed, facts, anchor, className } = experienceContent(props);
  const brief = facts.every(({ label }) => label.length <= longestInColumn);
  return (
    <Section
      type="Experience"
      variant="ExperienceBand"
      anchor={anchor}
      className={className}
      tone="none"
      width="bleed"
      rhythm="none"
    >
      <div data-tone="inverse" className="bg-inverse-info text-on-inverse">
        <div className="shell-content grid items-center gap-x-column gap-y-5 py-8 md:py-12 lg:grid-cols-12">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            size="feature"
            className="mb-0 md:mb-0 lg:col-span-4"
          />
          <dl className={cn("grid gap-y-6 sm:grid-cols-3 lg:col-span-8", brief && "3xs:grid-cols-3")}>
            {facts.map((fact, index) => (
              <Fact key={index} fact={fact} framed={framed} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

function Fact({ fact, framed }: { fact: Required<ExperienceFact>; framed: boolean }) {
  return (
    <div
      className={cn(
        "flex min-w-0 flex-col wrap-anywhere",
        framed ? "border-l border-line-on-inverse pr-1 pl-3 sm:px-6" : "pr-3 sm:pr-6",
      )}
    >
      <dt className="order-last mt-1 text-xs text-on-inverse-soft sm:text-base">{fact.label}</dt>
      <dd className="flex flex-1 flex-col justify-end">
        <Figure value={fact.value} className="text-2xl ms:text-4xl" />
      </dd>
    </div>
  );
}
