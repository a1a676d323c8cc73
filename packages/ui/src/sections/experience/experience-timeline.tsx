import { cn } from "#components/class-names/class-names.ts";
import { Figure } from "#components/counter/figure.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { ContentIcon } from "#components/icon/content-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { type ExperienceFact, type ExperienceProps, experienceContent } from "./experience.props.ts";
import { type TimelinePiece, timelineVessel } from "./timeline-vessel.ts";

/** A vessel runs down the section and branches to each figure: to the right on phones, to both sides in turn on wide screens. */
export function ExperienceTimeline(props: ExperienceProps) {
  const { sectionTitle, sectionSubtitle, framed, facts, anchor, className } = experienceContent(props);
  const pieces = timelineVessel(facts.length);
  return (
    <Section type="Experience" variant="ExperienceTimeline" anchor={anchor} className={className} tone="info">
      <SectionHeading anchor={anchor} align="center" title={sectionTitle} subtitle={sectionSubtitle} />
      {/* Cards on opposite sides are half beside each other: their margins overlap. Larger text takes the space, not the drawing. */}
      <ul className="[--spacing:4px] lg:py-8">
        {facts.map((fact, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id, and two may read alike.
            key={index}
            className="group flex items-center lg:w-1/2 lg:odd:ml-auto lg:even:flex-row-reverse lg:even:text-right"
          >
            <Vessel piece={pieces[index]} />
            <Fact fact={fact} framed={framed} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Vessel({ piece }: { piece: TimelinePiece | undefined }) {
  if (piece === undefined) return null;
  return (
    <div className="relative -ml-14 w-30 shrink-0 self-stretch fill-brand text-brand lg:-ml-15 lg:group-even:-mr-15 lg:group-even:ml-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={piece.trunk} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 120 80"
        className="absolute top-1/2 left-0 h-20 w-30 -translate-y-1/2 overflow-visible lg:group-even:-scale-x-100"
      >
        <path d={piece.branch} />
      </svg>
    </div>
  );
}

function Fact({ fact, framed }: { fact: Required<ExperienceFact>; framed: boolean }) {
  return (
    <div className="-ml-7 flex min-w-0 flex-1 items-center py-2 ms:py-4 lg:-my-10 lg:ml-0 lg:py-3 lg:group-even:flex-row-reverse">
      <span
        className={cn(
          "relative z-10 inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-action",
          fact.color === "" ? "text-on-action" : "text-plate",
        )}
        style={fact.color === "" ? undefined : { backgroundColor: fact.color }}
      >
        <ContentIcon name={fact.icon} className="size-6" />
      </span>
      <div
        className={cn(
          "min-w-0",
          framed
            ? "-ml-7 flex-1 rounded-card bg-surface py-3 pr-4 ms:py-6 pl-11 sm:pr-6 sm:pl-12 lg:group-even:-mr-7 lg:group-even:ml-0 lg:group-even:pr-12 lg:group-even:pl-6"
            : "px-6 py-3 ms:py-6",
        )}
      >
        <p>
          <Figure value={fact.value} className="text-4xl ms:text-5xl" />
        </p>
        <p className="text-text-soft max-ms:text-[length:min(var(--text-base),7.5vw)] ms:mt-2">
          {fact.label}
        </p>
      </div>
    </div>
  );
}
