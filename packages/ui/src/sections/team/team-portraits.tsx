import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Initials } from "#components/initials/initials.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type Person, type TeamProps, teamContent } from "./team.props.ts";

/** A tall portrait of each person, with name, role and a sentence below it. */
export function TeamPortraits(props: Omit<TeamProps, "image">) {
  const { sectionTitle, sectionSubtitle, people, anchor, className, tone } = teamContent(props);
  return (
    <Section type="Team" variant="TeamPortraits" anchor={anchor} className={className} chosenTone={tone}>
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-8 sm:gap-x-6 lg:gap-x-8 lg:gap-y-12">
        {people.map((person, index) => (
          <li
            key={index}
            className={cn(
              "w-[calc(50%-0.5rem)] min-w-0 max-3xs:w-full",
              // Four stand in one row.
              people.length === 4
                ? "sm:w-[calc(25%-1.125rem)] lg:w-[calc(25%-1.5rem)]"
                : "sm:w-[calc(33.333%-1rem)] lg:w-[calc(20%-1.6rem)]",
            )}
          >
            <Portrait person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Portrait({ person: { name, role, text, image } }: { person: Person }) {
  return (
    <>
      {image === null ? (
        <Initials name={name} className="aspect-4/5 size-auto w-full rounded-card text-4xl" />
      ) : (
        <Picture
          image={image}
          decorative
          sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 45vw"
          className="aspect-4/5 w-full rounded-card"
          style={{ objectPosition: "50% 20%" }}
        />
      )}
      <Heading level={3} size="small" className="mt-4 leading-snug">
        {name}
      </Heading>
      <p className="text-sm font-semibold text-action">{role}</p>
      <Paragraph text={text} className="mt-2 text-sm text-text-soft" />
    </>
  );
}
