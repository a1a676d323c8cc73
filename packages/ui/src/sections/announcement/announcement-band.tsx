import { ArrowRight, Megaphone } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { type AnnouncementProps, announcementContent } from "./announcement.props.ts";
import { AnnouncementSection } from "./announcement-section.tsx";

/** A low band from edge to edge: the announcement in a line, and its link at the end. */
export function AnnouncementBand(props: Omit<AnnouncementProps, "tone" | "image">) {
  const content = announcementContent(props);
  const { title, text, when, more, anchor, className } = content;
  return (
    <AnnouncementSection
      type="Announcement"
      variant="AnnouncementBand"
      anchor={anchor}
      // Bootstrap has a class named `border-info`, and the root keeps what a host's class gives it.
      className={cn("border-y-2 border-(--color-info)", className)}
      tone="info"
      rhythm="none"
      shown={content}
    >
      <div className="flex gap-[min(1rem,4vw)] py-4 max-3xs:flex-col md:py-5">
        <LineIcon lines={Megaphone} className="mt-1 size-6 text-info" />
        <div className="min-w-0 grow md:flex md:items-center md:justify-between md:gap-x-10">
          <div className="min-w-0">
            <div className="md:flex md:flex-wrap md:items-baseline md:gap-x-4">
              <Heading level={2} size="small" id={headingId(anchor)}>
                {title}
              </Heading>
              <Paragraph text={when} className="text-sm font-semibold text-info md:text-base" />
            </div>
            <Paragraph text={text} className="mt-0.5 text-sm text-text-soft md:text-base" />
          </div>
          {more === null ? null : (
            <Link
              href={more.href}
              className={cn(textLink, "mt-1 inline-flex min-h-11 items-center gap-2 md:mt-0 md:shrink-0")}
            >
              {more.label}
              <LineIcon lines={ArrowRight} />
            </Link>
          )}
        </div>
      </div>
    </AnnouncementSection>
  );
}
