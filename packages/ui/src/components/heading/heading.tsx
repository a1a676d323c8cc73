import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../class-names/class-names.ts";
import { EmergencyText } from "../emergency-text/emergency-text.tsx";
import { VesselLine } from "../vessel-line/vessel-line.tsx";
import { headingId } from "./heading-id.ts";

const heading = cva("", {
  variants: {
    size: {
      display: "text-5xl",
      page: "text-4xl",
      section: "text-3xl",
      feature: "text-2xl",
      card: "text-xl",
      small: "text-lg",
    },
  },
});

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  size: NonNullable<VariantProps<typeof heading>["size"]>;
  id?: string;
  /** Underlines the words with the brand's line; at most once or twice on a page. */
  vessel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A heading whose look is chosen apart from its level. */
export function Heading({ level, size, id, vessel = false, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cn(heading({ size }), className)}>
      {children}
      {vessel ? <VesselLine kind="underline" className="mt-4 w-44 text-brand" /> : null}
    </Tag>
  );
}

const sectionHeading = cva(
  "mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-10 md:gap-y-6",
  { variants: { align: { start: "", center: "flex-col items-center text-center" } } },
);

const titles = cva("max-w-text min-w-0", {
  variants: { align: { start: "", center: "flex w-full flex-col items-center" } },
});

const subtitleText = cva(
  "mt-3 text-text-soft md:mt-4 md:text-lg in-data-[tone=inverse]:text-on-inverse-soft",
  { variants: { align: { start: "", center: "text-balance" } } },
);

interface SectionHeadingProps {
  /** Of the section that this names. */
  anchor: string;
  title: string;
  subtitle?: string;
  /** A word or two above the title. */
  eyebrow?: string;
  align?: NonNullable<VariantProps<typeof sectionHeading>["align"]>;
  level?: 1 | 2;
  size?: HeadingProps["size"];
  vessel?: boolean;
  /** Link or button that stands across from the title on wide screens. */
  action?: ReactNode;
  className?: string;
}

/** Eyebrow, title and subtitle of a section; `llama al 911` in a subtitle is a link. Empty texts leave no gap. */
export function SectionHeading({
  anchor,
  title,
  subtitle = "",
  eyebrow = "",
  align = "start",
  level = 2,
  size = "section",
  vessel = false,
  action,
  className,
}: SectionHeadingProps) {
  return (
    <header className={cn(sectionHeading({ align }), className)}>
      <div className={titles({ align })}>
        {eyebrow === "" ? null : (
          <p className="mb-3 text-sm font-semibold text-action in-data-[tone=inverse]:text-action-on-inverse">
            {eyebrow}
          </p>
        )}
        <Heading level={level} size={size} id={headingId(anchor)} vessel={vessel}>
          {title}
        </Heading>
        {subtitle === "" ? null : (
          <p className={subtitleText({ align })}>
            <EmergencyText>{subtitle}</EmergencyText>
          </p>
        )}
      </div>
      {action}
    </header>
  );
}
