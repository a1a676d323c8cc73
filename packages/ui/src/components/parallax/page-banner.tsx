import type { ImageRef } from "@consultorio/content";
import type { ReactNode } from "react";
import { cn } from "../class-names/class-names.ts";
import { EmergencyText } from "../emergency-text/emergency-text.tsx";
import { headingId } from "../heading/heading-id.ts";
import { Picture } from "../picture/picture.tsx";

interface PageBannerProps {
  anchor: string;
  title: string;
  subtitle?: string;
  image: ImageRef | null;
  /** The breadcrumb. */
  above?: ReactNode;
  /** Content for phones right below the title, so that their first screen has a button. */
  act?: ReactNode;
  /** Whether wide screens show `act` too. */
  actOnWideScreens?: boolean;
  /** Link to the signs of an emergency on this page. */
  emergency?: ReactNode;
  /** Beside the words on wide screens, else below them. It does not move behind the scroll. */
  beside?: ReactNode;
}

/** Background picture and the page's h1; behind the scroll they lag by 0.4 and 0.5 (specification, section 9). */
export function PageBanner({
  anchor,
  title,
  subtitle = "",
  image,
  above,
  act,
  actOnWideScreens = false,
  emergency,
  beside,
}: PageBannerProps) {
  return (
    <section id={anchor} aria-labelledby={headingId(anchor)} data-tone="inverse" data-under-header="inverse">
      <c-parallax
        suppressHydrationWarning
        className={cn(
          "relative isolate flex items-end overflow-hidden bg-inverse pt-(--header-room) text-on-inverse md:min-h-[min(26rem,60vh)] lg:min-h-[calc(min(26rem,60vh)+var(--header-tuck))]",
          // On a phone the banner is as tall as its text and buttons: they keep their place while the last of them arrive.
          act === undefined && "min-h-64",
        )}
      >
        <div data-parallax="0.4" className="absolute inset-0 -z-20">
          <Picture image={image} decorative priority className="size-full bg-scrim" />
        </div>
        {/* Words on a picture that is all white can be read where at least 63 % of it is covered. */}
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-scrim/90 via-scrim/80 to-scrim/65 lg:to-scrim/40" />
        <div
          className={cn(
            "shell-content",
            beside !== undefined &&
              "grid gap-x-column md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center",
          )}
        >
          <div data-parallax="0.5" data-words="" className="min-w-0 py-6 md:py-14">
            {above}
            <h1 id={headingId(anchor)} className="max-w-text text-3xl md:text-4xl">
              {title}
            </h1>
            {act === undefined ? null : (
              <div className={cn("mt-5 print:hidden", actOnWideScreens ? "md:mt-7" : "md:hidden")}>{act}</div>
            )}
            {emergency}
            {subtitle === "" ? null : (
              <p className="mt-4 max-w-text md:text-lg">
                <EmergencyText>{subtitle}</EmergencyText>
              </p>
            )}
          </div>
          {beside === undefined ? null : <div className="min-w-0 pb-8 md:py-8">{beside}</div>}
        </div>
      </c-parallax>
    </section>
  );
}
