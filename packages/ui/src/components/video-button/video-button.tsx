import type { ImageRef } from "@consultorio/content";
import { Play, X } from "lucide";
import type { AnchorHTMLAttributes } from "react";
import { useMessages } from "#messages/messages.tsx";
import { contactWords, overlayWords, videoWords } from "#messages/words.ts";
import { Button, IconButton } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { LineIcon } from "../icon/line-icon.tsx";

/**
 * `disc` is a large play sign with its words, for the middle of a picture, and `cover` a small one whose words only screen
 * readers get. The nearest positioned box is the target of both.
 */
type Look = "primary" | "secondary" | "onDark" | "outlineOnDark" | "disc" | "cover";

interface VideoButtonProps {
  /** Title of the video; the button reads `Ver video` where it is empty. */
  title: string;
  /** Address of a file, shown in an overlay; takes precedence. */
  file: string;
  /** Address on a video site, opened in a new tab. */
  link: string;
  /** The still picture of the file. */
  poster: ImageRef | null;
  look?: Look;
  className?: string;
}

/** Opens the video (`c-video`): closing pauses and rewinds it. Nothing where there is neither file nor link. */
export function VideoButton({ title, file, link, poster, look = "secondary", className }: VideoButtonProps) {
  const messages = useMessages({ contact: contactWords, overlay: overlayWords, video: videoWords });
  const label = title || messages.video.play;
  if (file === "" && link === "") return null;
  if (file === "") {
    return (
      <Opener
        href={link}
        target="_blank"
        rel="noopener"
        aria-label={`${label} (${messages.contact.newTab})`}
        look={look}
        words={label}
        className={className}
      />
    );
  }
  return (
    <c-video suppressHydrationWarning className={className}>
      <Opener href={file} data-open-dialog="" look={look} words={label} className="w-full" />
      <dialog
        data-lock=""
        data-tone="inverse"
        aria-label={label}
        className="w-full max-w-5xl overflow-visible bg-inverse"
      >
        {/* biome-ignore lint/a11y/useMediaCaption: captions come inside the clinic's own file. */}
        <video
          src={file}
          poster={poster?.src || undefined}
          controls
          playsInline
          preload="none"
          className="aspect-video w-full"
        />
        <IconButton
          data-close=""
          ground="dark"
          label={messages.overlay.close}
          className="absolute top-3 right-3 bg-inverse"
        >
          <LineIcon lines={X} />
        </IconButton>
      </dialog>
    </c-video>
  );
}

interface OpenerProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look: Look;
  words: string;
}

function Opener({ look, words, className, ...link }: OpenerProps) {
  if (look === "cover") {
    return (
      <a
        {...link}
        className={cn(
          "group/video absolute inset-0 flex items-center justify-center rounded-card",
          className,
        )}
      >
        <PlaySign className="size-12 sm:size-14" />
        <span className="sr-only">{words}</span>
      </a>
    );
  }
  if (look !== "disc") {
    return (
      <Button {...link} look={look} className={className}>
        <LineIcon lines={Play} />
        {words}
      </Button>
    );
  }
  return (
    <a
      {...link}
      className={cn(
        "group/video inline-flex flex-col items-center gap-4 rounded-card text-center font-semibold text-on-inverse after:absolute after:inset-0",
        className,
      )}
    >
      <PlaySign className="size-20 md:size-28" />
      <span className="rounded-full bg-inverse px-5 py-2 leading-tight">{words}</span>
    </a>
  );
}

/** A disc with the sign of a video; the icon takes two fifths of it. */
function PlaySign({ className }: { className: string }) {
  return (
    <span
      className={cn(
        "flex items-center justify-center rounded-full bg-surface text-action shadow-float transition-colors duration-200 ease-calm group-hover/video:bg-action group-hover/video:text-on-action",
        className,
      )}
    >
      <LineIcon lines={Play} className="size-2/5 translate-x-0.5 fill-current" />
    </span>
  );
}
