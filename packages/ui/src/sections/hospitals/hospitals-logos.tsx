import { BadgeCheck, Hospital as HospitalIcon } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { EntryName } from "./entry-name.tsx";
import { type HospitalsContent, type HospitalsProps, hospitalsContent } from "./hospitals.props.ts";

/** The logo of each hospital on a plate, with its name below; the societies follow in small plates. */
export function HospitalsLogos(props: HospitalsProps) {
  const { sectionTitle, sectionSubtitle, hospitals, societies, societiesTitle, anchor, className, tone } =
    hospitalsContent(props);
  return (
    <Section
      type="Hospitals"
      variant="HospitalsLogos"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <Row>
        {hospitals.map(({ name, href, place, activities, logo }, index) => (
          <li key={index} className="w-36 max-w-64 grow text-center max-3xs:w-full sm:w-64 sm:grow-0">
            <Plate logo={logo} lines={HospitalIcon} className="h-24 sm:h-40" iconSize="size-10 sm:size-16" />
            <Heading level={3} size="small" className="mt-3">
              <EntryName name={name} href={href} />
            </Heading>
            {activities.length === 0 ? null : (
              <ul className="mt-1 space-y-1 text-sm leading-snug">
                {activities.map((activity, index) => (
                  <li key={index}>{activity}</li>
                ))}
              </ul>
            )}
            <Paragraph text={place} className="mt-2 text-sm text-text-soft" />
          </li>
        ))}
      </Row>
      <Societies title={societiesTitle} societies={societies} after={hospitals.length > 0} />
    </Section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap justify-center gap-x-5 gap-y-8 sm:gap-x-8">{children}</ul>
);

interface PlateProps {
  logo: HospitalsContent["hospitals"][number]["logo"];
  /** Icon where there is no logo. */
  lines: ComponentProps<typeof LineIcon>["lines"];
  iconSize: string;
  className: string;
}

/** Decoration: the name stands beside it. */
function Plate({ logo, lines, iconSize, className }: PlateProps) {
  if (logo === null)
    return (
      <span className={cn("flex items-center justify-center rounded-card bg-info-soft text-info", className)}>
        <LineIcon lines={lines} className={iconSize} />
      </span>
    );
  return (
    <span
      className={cn(
        "flex items-center justify-center rounded-card border border-line bg-plate p-4",
        className,
      )}
    >
      <Picture
        image={logo}
        decorative
        sizes="14rem"
        className="size-full bg-transparent"
        style={{ objectFit: "contain" }}
      />
    </span>
  );
}

interface SocietiesProps extends Pick<HospitalsContent, "societies"> {
  title: string;
  /** Something stands above. */
  after: boolean;
}

function Societies({ title, societies, after }: SocietiesProps) {
  if (societies.length === 0) return null;
  return (
    <div className={cn(after && "mt-10 border-t border-line pt-8 md:mt-14 md:pt-12")}>
      {title === "" ? null : (
        <Heading level={3} size="card" className="mb-6 text-center">
          {title}
        </Heading>
      )}
      <Row>
        {societies.map(({ name, href, role, logo }, index) => (
          <li
            key={index}
            className="w-36 grow gap-4 text-center max-3xs:w-full sm:flex sm:w-auto sm:max-w-80 sm:grow-0 sm:items-center sm:text-start"
          >
            <Plate
              logo={logo}
              lines={BadgeCheck}
              className="mx-auto size-16 shrink-0 p-2 sm:mx-0"
              iconSize="size-6"
            />
            <div className="min-w-0 max-sm:mt-3">
              <p className="leading-tight font-semibold">
                <EntryName name={name} href={href} />
              </p>
              <Paragraph text={role} className="mt-1 text-sm text-text-soft" />
            </div>
          </li>
        ))}
      </Row>
    </div>
  );
}
