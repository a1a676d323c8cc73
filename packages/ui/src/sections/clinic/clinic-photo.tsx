import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type ClinicProps, clinicContent, type Place } from "./clinic.props.ts";
import { PlaceArrival, PlaceButtons, PlaceHours } from "./place-parts.tsx";

/** A card for each place: its picture, and below it the address and hours, which wide screens have on the picture. */
export function ClinicPhoto(props: ClinicProps) {
  const { sectionTitle, sectionSubtitle, places, anchor, className, tone } = clinicContent(props);
  return (
    <Section type="Clinic" variant="ClinicPhoto" anchor={anchor} className={className} chosenTone={tone}>
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="space-y-12">
        {places.map((place, index) => (
          <Photo key={index} place={place} />
        ))}
      </div>
    </Section>
  );
}

function Photo({ place }: { place: Place }) {
  const { name, address, image } = place;
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-surface-alt max-3xs:bg-transparent lg:flex lg:min-h-136 lg:items-end lg:p-10">
      <Picture
        image={image}
        decorative
        sizes="(min-width: 80rem) 76rem, 100vw"
        className="aspect-2/1 lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:size-full"
      />
      <div className="p-card max-3xs:px-0 sm:p-8 lg:w-md lg:rounded-card lg:bg-surface lg:shadow-float">
        {name === "" ? null : (
          <Heading level={3} size="card" className="mb-2">
            {name}
          </Heading>
        )}
        <address className="font-display text-lg not-italic sm:text-xl">{address}</address>
        <PlaceButtons {...place} />
        <div className="mt-6 space-y-6">
          <PlaceHours {...place} />
          <PlaceArrival {...place} />
        </div>
      </div>
    </div>
  );
}
