import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type Person, type TeamProps, teamContent } from "./team.props.ts";

/**
 * One wide picture of all, and a card over its lower edge with everybody's name and role: two or three in a row, and the
 * last row as wide as the others.
 */
export function TeamGroup(props: TeamProps) {
  const { sectionTitle, sectionSubtitle, people, image, anchor, className, tone } = teamContent(props);
  return (
    <Section
      type="Team"
      variant="TeamGroup"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      {image === null ? null : (
        <Picture
          image={image}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="aspect-4/3 w-full rounded-card sm:aspect-video lg:aspect-2/1"
        />
      )}
      <div
        className={cn(
          "rounded-card bg-surface p-card-large shadow-float sm:p-10",
          image !== null && "relative mx-3 -mt-10 max-3xs:mx-0 sm:mx-8 sm:-mt-16 lg:mx-16",
        )}
      >
        <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} className="md:mb-8" />
        <ul className="flex flex-wrap gap-x-8 gap-y-5">
          {people.map((person, index) => (
            <Name key={index} person={person} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Name({ person: { name, role, text } }: { person: Person }) {
  return (
    <li className="min-w-0 grow basis-full border-t border-line-strong pt-3 sm:basis-2/5 lg:basis-1/4">
      <Heading level={3} size="small" className="leading-snug">
        {name}
      </Heading>
      <p className="text-sm font-semibold text-action">{role}</p>
      <Paragraph text={text} className="mt-1 text-sm text-text-soft max-sm:hidden" />
    </li>
  );
}
