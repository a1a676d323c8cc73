import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type ClinicProps, clinicContent, type Place } from "./clinic.props.ts";
import { PlaceArrival, PlaceButtons, PlaceHours } from "./place-parts.tsx";

/** A card for each place: its picture, then address and hours, which wide screens have on the picture, and what helps on the way. */
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
    <div className="overflow-hidden rounded-card bg-surface-alt max-3xs:bg-transparent lg:rounded-none lg:bg-transparent">
      <div className="relative isolate lg:flex lg:min-h-115 lg:items-center lg:overflow-hidden lg:rounded-card lg:p-8">
        <Picture
          image={image}
          decorative
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="aspect-2/1 lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:size-full"
          style={{ objectPosition: "60% 50%" }}
        />
        <div className="p-card max-3xs:px-0 sm:p-8 lg:w-lg lg:rounded-card lg:bg-surface lg:shadow-float xl:w-xl">
          {name === "" ? null : (
            <Heading level={3} size="card" className="mb-2">
              {name}
            </Heading>
          )}
          <address className="font-display text-lg not-italic sm:text-xl">{address}</address>
          <PlaceButtons {...place} />
          <div className="mt-6 empty:hidden">
            <PlaceHours {...place} />
          </div>
        </div>
      </div>
      <PlaceArrival
        {...place}
        className="gap-x-column px-card pb-card max-3xs:px-0 sm:px-8 sm:pb-8 md:grid-cols-2 lg:px-0 lg:pt-8 lg:pb-0"
      />
    </div>
  );
}
