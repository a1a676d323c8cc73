import { ArrowRight } from "lucide";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { type AnnouncementProps, announcementContent } from "./announcement.props.ts";
import { AnnouncementSection } from "./announcement-section.tsx";

/** The right half is the picture, to the screen's edge; the announcement is in very large type on dark ground in the left half. */
export function AnnouncementBanner(props: Omit<AnnouncementProps, "tone">) {
  const content = announcementContent(props);
  const { title, text, when, more, image, anchor, className } = content;
  return (
    <AnnouncementSection
      type="Announcement"
      variant="AnnouncementBanner"
      anchor={anchor}
      className={className}
      tone="inverse"
      rhythm="none"
      shown={content}
    >
      {image === null ? null : (
        <Picture
          image={image}
          decorative
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="absolute inset-x-0 top-0 h-48 ms:h-64 lg:bottom-0 lg:left-auto lg:h-auto lg:w-1/2"
        />
      )}
      <div
        className={cn(
          "flex flex-col items-start pb-10 ms:pb-16 lg:justify-center lg:py-20",
          image === null ? "pt-10 ms:pt-16" : "pt-56 ms:pt-76 lg:min-h-136 lg:w-1/2 lg:pr-16",
        )}
      >
        {when === "" ? null : (
          <p className="mb-4 rounded-card border border-line-on-inverse px-4 py-1 text-sm font-semibold text-action-on-inverse">
            {when}
          </p>
        )}
        <Heading level={2} size="page" id={headingId(anchor)} className="max-w-text">
          {title}
        </Heading>
        <Paragraph text={text} className="mt-4 max-w-text text-on-inverse-soft md:text-lg" />
        {more === null ? null : (
          <Button href={more.href} look="onDark" className="mt-6 md:mt-8">
            {more.label}
            <LineIcon lines={ArrowRight} />
          </Button>
        )}
      </div>
    </AnnouncementSection>
  );
}
