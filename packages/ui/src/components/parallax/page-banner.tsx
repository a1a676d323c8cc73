import type { ImageRef } from "@consultorio/content";
import type { ReactNode } from "react";
import { headingId } from "../heading/heading-id.ts";
import { Picture } from "../picture/picture.tsx";

interface PageBannerProps {
  anchor: string;
  title: string;
  subtitle?: string;
  image: ImageRef | null;
  /** The breadcrumb. */
  above?: ReactNode;
}

/** Background picture and the page's h1; behind the scroll they lag by 0.4 and 0.5 (specification, section 9). */
export function PageBanner({ anchor, title, subtitle = "", image, above }: PageBannerProps) {
  return (
    <section id={anchor} aria-labelledby={headingId(anchor)} data-tone="inverse" data-under-header="inverse">
      <c-parallax className="relative isolate flex min-h-72 items-end overflow-hidden bg-inverse pt-(--header-room) text-on-inverse md:min-h-104 lg:min-h-[calc(26rem+var(--header-tuck))]">
        <div data-parallax="0.4" className="absolute inset-0 -z-20">
          <Picture image={image} alt="" priority className="size-full bg-scrim" />
        </div>
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-scrim/90 via-scrim/70 to-scrim/30" />
        <div data-parallax="0.5" className="shell-content min-w-0 py-10 md:py-14">
          {above}
          <h1 id={headingId(anchor)} className="max-w-text text-4xl">
            {title}
          </h1>
          {subtitle === "" ? null : (
            <p className="mt-4 max-w-text text-lg text-on-inverse-soft">{subtitle}</p>
          )}
        </div>
      </c-parallax>
    </section>
  );
}
