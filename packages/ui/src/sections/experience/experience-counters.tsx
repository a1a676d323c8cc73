import { cva } from "class-variance-authority";
import { cn } from "#components/class-names/class-names.ts";
import { Figure } from "#components/counter/figure.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ContentIcon } from "#components/icon/content-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { type ExperienceFact, type ExperienceProps, experienceContent } from "./experience.props.ts";

/** Columns that leave no gap in the last row for the usual numbers of facts. */
function columns(count: number): string {
  if (count === 1) return "max-w-md";
  if (count === 2) return "sm:grid-cols-2";
  return count % 4 === 0 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
}

/** Large numbers side by side that count up when they are first seen; a phone has a row for each. */
export function ExperienceCounters(props: Omit<ExperienceProps, "yearsOfExperience">) {
  const { sectionTitle, sectionSubtitle, framed, facts, anchor, className, tone } = experienceContent(props);
  return (
    <Section
      type="Experience"
      variant="ExperienceCounters"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <dl className={cn("grid gap-5 max-ms:gap-0", columns(facts.length))}>
        {facts.map((fact, index) => (
          <Fact key={index} fact={fact} framed={framed} />
        ))}
      </dl>
    </Section>
  );
}

const row = cva("row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-3", {
  variants: {
    framed: { true: "rounded-card bg-surface p-7 md:p-8", false: "border-t border-line-strong pt-6" },
  },
});

/** A phone has all facts as rows, framed or not. */
const phoneRow =
  "max-ms:flex max-ms:flex-wrap max-ms:items-center max-ms:justify-between max-ms:gap-4 max-ms:rounded-none max-ms:border-t max-ms:border-line max-ms:bg-transparent max-ms:px-0 max-ms:py-3";

function Fact({ fact, framed }: { fact: Required<ExperienceFact>; framed: boolean }) {
  return (
    <div className={cn(row({ framed }), phoneRow)}>
      <dt className="order-last text-text-soft max-ms:w-28 max-ms:shrink-0 max-ms:text-sm">{fact.label}</dt>
      <dd className="flex min-w-0 flex-row-reverse items-start justify-between gap-4 max-ms:min-w-words max-ms:flex-1 max-ms:flex-row max-ms:items-center max-ms:justify-start md:flex-col md:justify-start">
        <span
          className={cn(
            "inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action ms:size-14 md:mb-6",
            fact.color === "" ? "text-on-action" : "text-plate",
          )}
          style={fact.color === "" ? undefined : { backgroundColor: fact.color }}
        >
          <ContentIcon name={fact.icon} className="size-6" />
        </span>
        <span className="mt-auto">
          <Figure value={fact.value} className="text-4xl ms:text-5xl" />
        </span>
      </dd>
    </div>
  );
}
