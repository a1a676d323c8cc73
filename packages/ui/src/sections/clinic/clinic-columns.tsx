import { Clock, MapPin, Route } from "lucide";
import type { ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { clinicWords } from "#messages/words.ts";
import { type ClinicProps, clinicContent, type Place } from "./clinic.props.ts";
import { PlaceArrival, PlaceButtons, PlaceHours } from "./place-parts.tsx";

/** Where, when and how to get there: three columns of text for each place, the last one wider, below the others on tablets. */
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
    <div className="flex flex-wrap gap-x-column gap-y-8 lg:gap-y-12">
      <Column icon={MapPin} title={name || words.where}>
        <address className="text-lg not-italic">{address}</address>
        <PlaceButtons {...place} />
      </Column>
      {hours.length === 0 ? null : (
        <Column icon={Clock} title={words.when}>
          <PlaceHours {...place} className="*:flex *:flex-wrap *:justify-between *:gap-x-4" />
        </Column>
      )}
      {arrival.length === 0 ? null : (
        <Column icon={Route} title={words.arrival} wide>
          <PlaceArrival
            {...place}
            className="grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-column"
          />
        </Column>
      )}
    </div>
  );
}

interface ColumnProps {
  icon: typeof MapPin;
  title: string;
  wide?: boolean;
  children: ReactNode;
}

function Column({ icon, title, wide = false, children }: ColumnProps) {
  return (
    <div
      className={cn("min-w-0 max-w-full grow border-t-2 border-brand pt-5", wide ? "basis-100" : "basis-72")}
    >
      <Heading level={3} size="card" className="mb-4 flex items-center gap-3">
        <LineIcon lines={icon} className="text-brand" />
        {title}
      </Heading>
      {children}
    </div>
  );
}
