import type { ComponentProps } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { Section } from "#components/section/section.tsx";
import { useTimeZone } from "#messages/messages.tsx";
import type { AnnouncementContent } from "./announcement.props.ts";

type AnnouncementSectionProps = Extract<ComponentProps<typeof Section>, { type: string }> & {
  shown: Pick<AnnouncementContent, "from" | "until" | "later">;
};

/**
 * A section that is there from its first day to its last, on the practice's calendar: `c-notice` hides itself on other days, and
 * the section with it. Without script it stays as it was drawn.
 */
export function AnnouncementSection({ shown, className, children, ...section }: AnnouncementSectionProps) {
  const timeZone = useTimeZone();
  return (
    <Section {...section} className={cn("not-has-[c-notice:not([hidden])]:hidden", className)}>
      <c-notice
        suppressHydrationWarning
        data-from={shown.from}
        data-until={shown.until}
        data-time-zone={timeZone}
        hidden={shown.later}
        className="block"
      >
        {children}
      </c-notice>
    </Section>
  );
}
