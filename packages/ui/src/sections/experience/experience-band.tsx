import { cn } from "#components/class-names/class-names.ts";
import { Figure } from "#components/counter/figure.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ContentIcon } from "#components/icon/content-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { type ExperienceFact, type ExperienceProps, experienceContent } from "./experience.props.ts";

/** Columns that leave no gap in the last row for the usual numbers of facts. */
function columns(count: number): string {
  if (count === 1) return "";
  return count === 2 || count === 4 ? "sm:grid-cols-2" : "sm:grid-cols-3";
}

/** One coloured strip from edge to edge: the title left, the figures in a row beside it. */
export function ExperienceBand(props: ExperienceProps) {
  const { sectionTitle, sectionSubtitle, framed, facts, anchor, className } = experienceContent(props);
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
        <div className="shell-content grid items-center gap-x-column gap-y-7 py-10 md:gap-y-10 md:py-20 lg:grid-cols-12">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            className="mb-0 md:mb-0 lg:col-span-4"
          />
          <dl className={cn("grid gap-x-6 gap-y-6 md:gap-y-10 lg:col-span-8", columns(facts.length))}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id, and two may read alike.
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
    <div className={cn("flex flex-col", framed && "border-l border-line-on-inverse pl-6")}>
      <dt className="order-last mt-1 ms:mt-2 text-on-inverse-soft">{fact.label}</dt>
      <dd className="flex flex-1 items-center gap-4 ms:flex-col ms:items-start ms:justify-between ms:gap-5">
        <span
          className={cn(
            "inline-flex size-12 items-center justify-center rounded-full",
            fact.color === "" ? "bg-surface text-action" : "bg-on-inverse",
          )}
          style={fact.color === "" ? undefined : { color: fact.color }}
        >
          <ContentIcon name={fact.icon} className="size-6" />
        </span>
        <span>
          <Figure value={fact.value} className="text-4xl ms:text-5xl" />
        </span>
      </dd>
    </div>
  );
}
