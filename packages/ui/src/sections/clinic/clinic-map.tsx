import { MapFrame } from "#components/foreign-frame/map-frame.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type ClinicProps, clinicContent, type Place } from "./clinic.props.ts";
import { PlaceArrival, PlaceButtons, PlaceHours } from "./place-parts.tsx";

/** The facts of each place beside its map, which loads when a patient asks for it. */
export function ClinicMap(props: ClinicProps) {
  const { sectionTitle, sectionSubtitle, places, anchor, className, tone } = clinicContent(props);
  return (
    <Section
      type="Clinic"
      variant="ClinicMap"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="space-y-12">
        {places.map((place, index) => (
          <PlaceOnMap key={index} place={place} />
        ))}
      </div>
    </Section>
  );
}

function PlaceOnMap({ place }: { place: Place }) {
  const { name, address, directions, mapFrame, image } = place;
  return (
    <div className="grid gap-x-column gap-y-8 lg:grid-cols-2 lg:items-start">
      <div>
        {name === "" ? null : (
          <Heading level={3} size="card" className="mb-2">
            {name}
          </Heading>
        )}
        <address className="font-display text-xl not-italic">{address}</address>
        <PlaceButtons {...place} />
        <div className="mt-8 space-y-8">
          <PlaceHours {...place} />
          <PlaceArrival {...place} />
        </div>
      </div>
      <div className="overflow-hidden rounded-card bg-surface empty:hidden">
        {image === null ? null : (
          <Picture
            image={image}
            decorative
            sizes="(min-width: 64rem) 38rem, 100vw"
            className="aspect-2/1 lg:aspect-4/3"
            style={{ objectPosition: "70% 50%" }}
          />
        )}
        {mapFrame === "" ? null : (
          <MapFrame
            frame={mapFrame}
            href={directions[0]?.href ?? mapFrame}
            className="rounded-none bg-surface"
          />
        )}
      </div>
    </div>
  );
}
