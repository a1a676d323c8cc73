import type { ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { Figure } from "#components/counter/figure.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ContentIcon } from "#components/icon/content-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { experienceWords } from "#messages/words.ts";
import { type ExperienceFact, type ExperienceProps, experienceContent } from "./experience.props.ts";
import { branchingVessel, growingVessel, type TimelinePiece } from "./timeline-vessel.ts";

/** A fact whose whole value is a year has its place on the line; every other one says what has come together until today. */
const isYear = ({ value }: ExperienceFact) => /^(19|20)\d\d$/.test(value);

/** A vessel that grows with the years until today, and then branches to the figures of today. */
export function ExperienceTimeline(props: ExperienceProps) {
  const messages = useMessages({ experience: experienceWords });
  const { sectionTitle, sectionSubtitle, framed, facts, yearsOfExperience, anchor, className, tone } =
    experienceContent(props);
  const dated = facts.filter(isYear).toSorted((one, other) => Number(one.value) - Number(other.value));
  const totals = facts.filter((fact) => !isYear(fact));
  const years = dated.length === 0 ? yearsOfExperience : 0;
  return (
    <Section
      type="Experience"
      variant="ExperienceTimeline"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-4 lg:grid-cols-12">
        <SectionHeading
          anchor={anchor}
          title={sectionTitle}
          subtitle={sectionSubtitle}
          className="mb-0 md:mb-0 lg:sticky lg:top-28 lg:col-span-5 lg:self-start"
        />
        {/* The drawing keeps its measures, and larger text takes the space. */}
        <div className="[--spacing:4px] lg:col-span-7">
          {years > 0 ? <Years years={years} /> : null}
          <Facts facts={dated} pieces={growingVessel(dated.length)} framed={framed} />
          <Station trunk={years > 0 || dated.length > 0 ? "inset-y-0 w-4" : "top-1/2 bottom-0 w-4"}>
            {messages.experience.today}
          </Station>
          <Facts facts={totals} pieces={branchingVessel(totals.length)} framed={framed} />
        </div>
      </div>
    </Section>
  );
}

/** The way from the first year until today, with a mark for each year, or for each fifth where there are many. */
function Years({ years }: { years: number }) {
  const messages = useMessages({ experience: experienceWords });
  const marks = years > 12 ? Math.floor((years - 1) / 5) : years - 1;
  const [piece] = growingVessel(1);
  return (
    <>
      <Station trunk="top-1/2 bottom-0 w-1">
        {years === 1 ? messages.experience.yearAgo : fill(messages.experience.yearsAgo, { years })}
      </Station>
      <div className="relative h-24 md:h-32">
        <Vessel piece={piece} />
        <div aria-hidden="true" className="absolute inset-y-0 left-7 flex flex-col justify-evenly">
          {Array.from({ length: marks }, (_, index) => (
            <span key={index} className="h-0.5 w-4 bg-line-strong" />
          ))}
        </div>
      </div>
    </>
  );
}

interface StationProps {
  /** Place and width of the line's part in this row. */
  trunk: string;
  children: ReactNode;
}

/** A ring on the line, with its time. */
function Station({ trunk, children }: StationProps) {
  return (
    <div className="relative flex min-h-10 items-center pl-11">
      <span aria-hidden="true" className={cn("absolute left-3.5 -translate-x-1/2 bg-brand", trunk)} />
      <span
        aria-hidden="true"
        className="absolute left-0 size-7 rounded-full border-6 border-brand bg-surface"
      />
      <p className="font-semibold">{children}</p>
    </div>
  );
}

/** A piece of the line, at the left of a `relative` row that it fills from top to foot. */
function Vessel({ piece, branches = false }: { piece: TimelinePiece | undefined; branches?: boolean }) {
  if (piece === undefined) return null;
  return (
    <div className="absolute inset-y-0 -left-11.5 w-30 fill-brand text-brand">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={piece.trunk} />
      </svg>
      {branches ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 120 80"
          className="absolute top-1/2 left-0 h-20 w-30 -translate-y-1/2 overflow-visible"
        >
          <path d={piece.branch} />
        </svg>
      ) : null}
    </div>
  );
}

interface FactsProps {
  facts: readonly Required<ExperienceFact>[];
  pieces: readonly TimelinePiece[];
  framed: boolean;
}

function Facts({ facts, pieces, framed }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map((fact, index) => (
        <li key={index} className="relative flex items-center py-2 pl-11">
          <Vessel piece={pieces[index]} branches />
          <Fact fact={fact} framed={framed} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ fact, framed }: { fact: Required<ExperienceFact>; framed: boolean }) {
  return (
    <>
      <span
        className={cn(
          "relative z-10 inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-action ms:size-14",
          fact.color === "" ? "text-on-action" : "text-plate",
        )}
        style={fact.color === "" ? undefined : { backgroundColor: fact.color }}
      >
        <ContentIcon name={fact.icon} className="size-6" />
      </span>
      <div
        className={cn(
          "min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-end sm:gap-x-4",
          framed
            ? "-ml-6 rounded-card bg-surface py-3 pr-4 pl-10 ms:-ml-7 ms:py-5 ms:pl-12"
            : "py-3 pl-5 ms:py-5",
        )}
      >
        <p>
          {isYear(fact) ? (
            <span className="font-display text-4xl leading-none tabular-nums">{fact.value}</span>
          ) : (
            <Figure value={fact.value} className="text-4xl" />
          )}
        </p>
        <p className="text-text-soft max-ms:text-[length:min(var(--text-base),7.5vw)] max-sm:mt-1">
          {fact.label}
        </p>
      </div>
    </>
  );
}
