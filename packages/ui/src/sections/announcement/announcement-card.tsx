import { ArrowRight, CalendarDays } from "lucide";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { type AnnouncementProps, announcementContent } from "./announcement.props.ts";
import { AnnouncementSection } from "./announcement-section.tsx";

/** A card with the date in large type on a coloured tile, and beside it the announcement and its button. */
export function AnnouncementCard(props: Omit<AnnouncementProps, "image">) {
  const content = announcementContent(props);
  const { title, text, when, more, anchor, className, tone } = content;
  return (
    <AnnouncementSection
      type="Announcement"
      variant="AnnouncementCard"
      anchor={anchor}
      className={className}
      chosenTone={tone}
      rhythm="compact"
      shown={content}
    >
      <div className="grid overflow-hidden rounded-card bg-surface-raised shadow-float md:grid-cols-[auto_1fr]">
        <div
          className={cn(
            "flex items-center gap-4 bg-info px-card py-5 text-on-info max-3xs:px-2 max-3xs:flex-col max-3xs:items-start sm:px-8 md:flex-col md:items-start md:justify-center lg:py-10",
            when !== "" && "md:w-64 lg:w-80",
          )}
        >
          <LineIcon lines={CalendarDays} className="size-9 md:size-11" />
          <Paragraph text={when} className="min-w-0 font-display text-xl text-balance lg:text-2xl" />
        </div>
        <div className="flex flex-col gap-x-8 gap-y-5 p-card max-3xs:px-2 sm:p-8 lg:flex-row lg:items-center lg:justify-between lg:p-10">
          <div className="min-w-0">
            <Heading level={2} size="feature" id={headingId(anchor)}>
              {title}
            </Heading>
            <Paragraph text={text} className="mt-2 max-w-text text-text-soft" />
          </div>
          {more === null ? null : (
            <Button href={more.href} className="self-start lg:shrink-0 lg:self-center">
              {more.label}
              <LineIcon lines={ArrowRight} />
            </Button>
          )}
        </div>
      </div>
    </AnnouncementSection>
  );
}
