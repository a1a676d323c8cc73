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

/** Two columns: the logo of each hospital on a plate, and its facts at the right of it. The societies follow in lower plates on the same columns. */
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
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <Columns>
        {hospitals.map(({ name, href, place, activities, logo }, index) => (
          <Entry
            key={index}
            logo={logo}
            lines={HospitalIcon}
            iconSize="size-10 sm:size-16"
            plateClassName="h-24 sm:h-40"
            className={activities.length === 0 ? "items-center" : ""}
          >
            <Heading level={3} size="small">
              <EntryName name={name} href={href} />
            </Heading>
            {activities.length === 0 ? null : (
              <ul className="mt-2 space-y-1 text-sm leading-snug">
                {activities.map((activity, index) => (
                  <li key={index}>{activity}</li>
                ))}
              </ul>
            )}
            <Paragraph text={place} className="mt-2 text-sm text-text-soft" />
          </Entry>
        ))}
      </Columns>
      <Societies title={societiesTitle} societies={societies} after={hospitals.length > 0} />
    </Section>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-column gap-y-6 sm:gap-y-8 lg:grid-cols-2">{children}</ul>
);

interface EntryProps extends Pick<PlateProps, "logo" | "lines" | "iconSize"> {
  plateClassName: string;
  className?: string;
  children: ReactNode;
}

/** Plates of every kind are equally wide, so that all words begin on one line. */
function Entry({ plateClassName, className, children, ...plate }: EntryProps) {
  return (
    <li className={cn("flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-6", className)}>
      <Plate {...plate} className={cn("w-28 shrink-0 sm:w-56", plateClassName)} />
      <div className="min-w-words flex-1">{children}</div>
    </li>
  );
}

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
    <span className={cn("relative rounded-card border border-line bg-plate", className)}>
      <Picture
        image={logo}
        decorative
        sizes="14rem"
        className="absolute inset-3 bg-transparent sm:inset-5"
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
        <Heading level={3} size="card" className="mb-6">
          {title}
        </Heading>
      )}
      <Columns>
        {societies.map(({ name, href, role, logo }, index) => (
          <Entry
            key={index}
            logo={logo}
            lines={BadgeCheck}
            iconSize="size-8 sm:size-10"
            plateClassName="h-20 sm:h-24"
            className="items-center"
          >
            <p className="leading-tight font-semibold">
              <EntryName name={name} href={href} />
            </p>
            <Paragraph text={role} className="mt-1 text-sm text-text-soft" />
          </Entry>
        ))}
      </Columns>
    </div>
  );
}
