import { IdCard, Languages, MessageCircle } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Initials } from "#components/initials/initials.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { teamWords } from "#messages/words.ts";
import { type Person, type TeamProps, teamContent } from "./team.props.ts";

/** A directory: a line for each person, with what to ask about, the languages and the licence. */
export function TeamList(props: Omit<TeamProps, "image">) {
  const { sectionTitle, sectionSubtitle, people, anchor, className, tone } = teamContent(props);
  return (
    <Section
      type="Team"
      variant="TeamList"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="border-t border-line-strong">
        {people.map((person, index) => (
          <li
            key={index}
            className="grid gap-x-column gap-y-3 border-b border-line py-6 lg:grid-cols-12 lg:items-center"
          >
            <Who person={person} />
            <Paragraph text={person.text} className="lg:col-span-4" />
            <Facts person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Who({ person: { name, role, image } }: { person: Person }) {
  return (
    <div className="flex min-w-0 items-center gap-4 max-3xs:flex-col max-3xs:items-start lg:col-span-4">
      {image === null ? (
        <Initials name={name} className="size-16 text-xl" />
      ) : (
        <Picture
          image={image}
          decorative
          sizes="4rem"
          className="size-16 shrink-0 rounded-full"
          style={{ objectPosition: "50% 20%" }}
        />
      )}
      <div className="min-w-0">
        <Heading level={3} size="small" className="leading-snug">
          {name}
        </Heading>
        <p className="text-sm font-semibold text-action">{role}</p>
      </div>
    </div>
  );
}

/** What to ask about, the languages and the licence; nothing without any of them. */
function Facts({ person: { ask, languages, licence } }: { person: Person }) {
  const { team: words } = useMessages({ team: teamWords });
  const facts = [
    { icon: MessageCircle, value: ask, text: fill(words.ask, { ask }) },
    { icon: Languages, value: languages, text: fill(words.languages, { languages }) },
    { icon: IdCard, value: licence, text: fill(words.licence, { licence }) },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <ul className="space-y-1.5 text-sm text-text-soft lg:col-span-4">
      {facts.map(({ icon, text }, index) => (
        <li key={index} className="flex gap-2.5">
          <LineIcon lines={icon} className="mt-0.5 text-info max-3xs:hidden" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
