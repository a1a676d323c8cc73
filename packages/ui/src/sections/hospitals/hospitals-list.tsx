import type { ReactNode } from "react";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { EntryName } from "./entry-name.tsx";
import { type HospitalsContent, type HospitalsProps, hospitalsContent } from "./hospitals.props.ts";

/** Rows between thin rules: the name, and beside it what happens there and where it is. The title stays on the left. */
export function HospitalsList(props: HospitalsProps) {
  const content = hospitalsContent(props);
  const { sectionTitle, sectionSubtitle, hospitals, anchor, className, tone } = content;
  return (
    <Section type="Hospitals" variant="HospitalsList" anchor={anchor} className={className} chosenTone={tone}>
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-12">
        <SectionHeading
          anchor={anchor}
          title={sectionTitle}
          subtitle={sectionSubtitle}
          className="mb-0 md:mb-0 lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        />
        <div className="lg:col-span-8">
          {hospitals.length === 0 ? null : (
            <ul className="divide-y divide-line border-y border-line">
              {hospitals.map(({ name, href, place, activities }, index) => (
                <Row key={index} name={name} href={href}>
                  <Activities activities={activities} />
                  <Paragraph text={place} className="text-sm text-text-soft" />
                </Row>
              ))}
            </ul>
          )}
          <Societies {...content} />
        </div>
      </div>
    </Section>
  );
}

interface RowProps {
  name: string;
  href: string;
  children: ReactNode;
}

function Row({ name, href, children }: RowProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-2 sm:items-baseline sm:py-6">
      <p className="font-display text-xl">
        <EntryName name={name} href={href} />
      </p>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Activities({ activities }: { activities: readonly string[] }) {
  if (activities.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {activities.map((activity, index) => (
        <li key={index}>{activity}</li>
      ))}
    </ul>
  );
}

function Societies({ hospitals, societies, societiesTitle }: HospitalsContent) {
  if (societies.length === 0) return null;
  return (
    <>
      {societiesTitle === "" ? null : (
        <Heading level={3} size="small" className={hospitals.length === 0 ? "mb-4" : "mt-10 mb-4"}>
          {societiesTitle}
        </Heading>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {societies.map(({ name, href, role }, index) => (
          <Row key={index} name={name} href={href}>
            <Paragraph text={role} />
          </Row>
        ))}
      </ul>
    </>
  );
}
