import type { SectionType } from "@consultorio/content";
import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../class-names/class-names.ts";
import { headingId } from "../heading/heading-id.ts";

const section = cva("relative isolate whitespace-pre-line", {
  variants: {
    tone: {
      surface: "bg-surface text-text",
      alt: "bg-surface-alt text-text",
      info: "bg-info-soft text-text",
      inverse: "bg-inverse text-on-inverse",
      none: "",
    },
    rhythm: { section: "py-section", compact: "py-10 md:py-14", none: "" },
  },
});

const shell = cva("", {
  variants: { width: { content: "shell-content", text: "shell-text", full: "shell-full", bleed: "" } },
});

type Look = VariantProps<typeof section> & VariantProps<typeof shell>;

/** Which variant is drawn; a section of a page that has no variants has neither. */
type Identity =
  | { [T in SectionType]: { type: T; variant: `${T}${string}` } }[SectionType]
  | { type?: undefined; variant?: undefined };

type SectionProps = Identity & {
  /** Type and variant of a host's own section. */
  own?: { type: string; variant: string };
  /** Its id in the page. */
  anchor: string;
  /** Accessible name of a section without a `SectionHeading`. */
  label?: string;
  /** Its ground. `none` leaves it to the variant, which then sets `data-tone` where it is dark. */
  tone?: NonNullable<Look["tone"]>;
  /** The ground that the host chose instead of the design's `tone`. The colours on it change places with it: section.css. */
  chosenTone?: "surface" | "alt" | "info";
  /** `bleed` has no width of its own: children reach the screen's edges. */
  width?: NonNullable<Look["width"]>;
  rhythm?: NonNullable<Look["rhythm"]>;
  /**
   * The drawing reaches under a transparent header and keeps its own words free of it, by `pt-(--header-room)`:
   * `inverse` where a dark picture is up there, `surface` where a light one.
   */
  underHeader?: "surface" | "inverse";
  /** Layers behind the content, edge to edge: pictures, overlays. */
  background?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The one shell of every section: ground, rhythm, width, anchor, name, and the marks that tests and the admin find it by. */
export function Section({
  label,
  tone = "surface",
  chosenTone,
  width = "content",
  rhythm = "section",
  underHeader,
  background,
  className,
  children,
  anchor,
  type,
  variant,
  own,
}: SectionProps) {
  const ground = chosenTone ?? tone;
  return (
    <section
      id={anchor}
      data-section={own?.type ?? type}
      data-variant={own?.variant ?? variant}
      data-tone={ground === "none" ? undefined : ground}
      data-design-tone={ground === tone ? undefined : tone}
      data-under-header={underHeader}
      data-plain={rhythm === "section" && background === undefined ? "" : undefined}
      aria-label={label}
      aria-labelledby={label === undefined ? headingId(anchor) : undefined}
      className={cn(section({ tone: ground, rhythm }), className)}
    >
      {background === undefined ? null : (
        <div className="absolute inset-0 -z-10 overflow-hidden">{background}</div>
      )}
      {width === "bleed" ? children : <div className={shell({ width })}>{children}</div>}
    </section>
  );
}
