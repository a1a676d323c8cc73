import type { ImageRef } from "@consultorio/content";
import { ArrowLeft, ArrowRight, X } from "lucide";
import type { ReactNode } from "react";
import { useMessages } from "#messages/messages.tsx";
import { carouselWords, overlayWords } from "#messages/words.ts";
import { IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";
import { largestFile } from "../picture/largest-file.ts";

interface OverlayProps {
  /** Accessible name of the enlarged view. */
  label: string;
  /** Children that contain `OverlayLink`s. */
  children: ReactNode;
  className?: string;
}

/** Pictures that open large; a click closes (`c-overlay`). Without script each is a link to its file. */
export function Overlay({ label, children, className }: OverlayProps) {
  const messages = useMessages({ carousel: carouselWords, overlay: overlayWords });
  return (
    <c-overlay suppressHydrationWarning className={className}>
      {children}
      <dialog
        data-lock=""
        data-tone="inverse"
        aria-label={label}
        className="size-full cursor-zoom-out bg-transparent text-on-inverse"
      >
        <div
          data-stage=""
          className="flex size-full items-center justify-center p-4 md:p-16 [&>img]:max-h-full [&>img]:max-w-full [&>img]:rounded-card [&>img]:object-contain"
        />
        <IconButton
          ground="dark"
          label={messages.overlay.close}
          className="absolute top-4 right-4 bg-inverse"
        >
          <LineIcon lines={X} />
        </IconButton>
        <div className="absolute inset-x-4 bottom-4 flex justify-center gap-3">
          <IconButton data-step={-1} ground="dark" label={messages.carousel.previous} className="bg-inverse">
            <LineIcon lines={ArrowLeft} />
          </IconButton>
          <IconButton data-step={1} ground="dark" label={messages.carousel.next} className="bg-inverse">
            <LineIcon lines={ArrowRight} />
          </IconButton>
        </div>
      </dialog>
    </c-overlay>
  );
}

interface OverlayLinkProps {
  image: ImageRef | null;
  children: ReactNode;
  className?: string;
}

/** Opens a picture in the overlay around it. A picture that does not exist is shown, but leads nowhere. */
export function OverlayLink({ image, children, className }: OverlayLinkProps) {
  const href = image && largestFile(image);
  if (!href) return <div className={className}>{children}</div>;
  return (
    <a
      suppressHydrationWarning
      href={href}
      data-open-dialog=""
      className={cn("block cursor-zoom-in", className)}
    >
      {children}
    </a>
  );
}
