import { Check, MapPin } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { EntryName } from "./entry-name.tsx";
import {
  type Hospital,
  type HospitalsContent,
  type HospitalsProps,
  hospitalsContent,
} from "./hospitals.props.ts";

/** A card for each hospital with what happens there, and a dark one with the societies at the end. */
export function HospitalsCards(props: HospitalsProps) {
  const content = hospitalsContent(props);
  const { sectionTitle, sectionSubtitle, hospitals, anchor, className, tone } = content;
  return (
    <Section
      type="Hospitals"
      variant="HospitalsCards"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {hospitals.map((hospital, index) => (
          <Card key={index} hospital={hospital} />
        ))}
        <Societies {...content} />
      </div>
    </Section>
  );
}

function Card({ hospital: { name, href, place, activities, logo } }: { hospital: Hospital }) {
  return (
    <article aria-label={name} className="flex min-w-0 flex-col rounded-card bg-surface p-card-large sm:p-8">
      {logo === null ? null : (
        <Picture
          image={logo}
          decorative
          sizes="10rem"
          className="mb-5 h-16 w-40 max-w-full rounded-small bg-plate p-2"
          style={{ objectFit: "contain" }}
        />
      )}
      <Heading level={3} size="card">
        <EntryName name={name} href={href} />
      </Heading>
      {activities.length === 0 ? null : (
        <ul className="mt-4 space-y-2">
          {activities.map((activity, index) => (
            <li key={index} className="flex gap-3">
              <LineIcon lines={Check} className="mt-1 text-positive-strong max-3xs:hidden" />
              <span className="min-w-0">{activity}</span>
            </li>
          ))}
        </ul>
      )}
      {place === "" ? null : (
        <p className="mt-auto flex gap-3 pt-6 text-sm text-text-soft">
          <LineIcon lines={MapPin} className="mt-0.5" />
          <span className="min-w-0">{place}</span>
        </p>
      )}
    </article>
  );
}

function Societies({ societies, societiesTitle }: HospitalsContent) {
  if (societies.length === 0) return null;
  return (
    <div
      data-tone="inverse"
      className="min-w-0 sm:max-lg:last:odd:col-span-2 rounded-card bg-inverse-info p-card-large text-on-inverse sm:p-8"
    >
      {societiesTitle === "" ? null : (
        <Heading level={3} size="card" className="mb-4">
          {societiesTitle}
        </Heading>
      )}
      <ul className="divide-y divide-line-on-inverse">
        {societies.map(({ name, href, role }, index) => (
          <li key={index} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">
              <EntryName name={name} href={href} />
            </p>
            <Paragraph text={role} className="mt-0.5 text-sm text-on-inverse-soft" />
          </li>
        ))}
      </ul>
    </div>
  );
}
