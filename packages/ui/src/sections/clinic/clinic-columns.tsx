import { Clock, MapPin, Route } from "lucide";
import type { ReactNode } from "react";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { clinicWords } from "#messages/words.ts";
import { type ClinicProps, clinicContent, type Place } from "./clinic.props.ts";
import { PlaceArrival, PlaceButtons, PlaceHours } from "./place-parts.tsx";

/** Where, when and how to get there: three columns of text for each place. */
export function ClinicColumns(props: ClinicProps) {
  const { sectionTitle, sectionSubtitle, places, anchor, className, tone } = clinicContent(props);
  return (
    <Section
      type="Clinic"
      variant="ClinicColumns"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="space-y-12">
        {places.map((place, index) => (
          <Columns key={index} place={place} />
        ))}
      </div>
    </Section>
  );
}

function Columns({ place }: { place: Place }) {
  const { clinic: words } = useMessages({ clinic: clinicWords });
  const { name, address, hours, arrival } = place;
  return (
    <div className="grid gap-x-column gap-y-8 md:auto-cols-fr lg:grid-flow-col">
      <Column icon={MapPin} title={name || words.where}>
        <address className="text-lg not-italic">{address}</address>
        <PlaceButtons {...place} />
      </Column>
      {hours.length === 0 ? null : (
        <Column icon={Clock} title={words.when}>
          <PlaceHours {...place} />
        </Column>
      )}
      {arrival.length === 0 ? null : (
        <Column icon={Route} title={words.arrival}>
          <PlaceArrival {...place} />
        </Column>
      )}
    </div>
  );
}

interface ColumnProps {
  icon: typeof MapPin;
  title: string;
  children: ReactNode;
}

function Column({ icon, title, children }: ColumnProps) {
  return (
    <div className="min-w-0 border-t-2 border-brand pt-5">
      <Heading level={3} size="card" className="mb-4 flex items-center gap-3">
        <LineIcon lines={icon} className="text-brand" />
        {title}
      </Heading>
      {children}
    </div>
  );
}
