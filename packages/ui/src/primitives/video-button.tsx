import { pictureSources } from "@consultorio/imagery";
import { strings } from "../strings.ts";
import { Button, IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface VideoButtonProps {
  /** Title of the video; the button reads `Ver video` where it is empty. */
  title: string;
  /** Address of a file, shown in an overlay; takes precedence. */
  file: string;
  /** Address on a video site, opened in a new tab. */
  link: string;
  /** Path of the still picture of the file, or empty. */
  poster: string;
  look?: "primary" | "secondary" | "onDark" | "outlineOnDark";
  className?: string;
}

/** Opens the video (`c-video`): closing pauses and rewinds it. Nothing where there is neither file nor link. */
export function VideoButton({ title, file, link, poster, look = "secondary", className }: VideoButtonProps) {
  const words = title || strings.video.play;
  if (file === "" && link === "") return null;
  if (file === "") {
    return (
      <Button
        href={link}
        target="_blank"
        rel="noopener"
        aria-label={`${words} (${strings.contact.newTab})`}
        look={look}
        className={className}
      >
        <Icon name="play" />
        {words}
      </Button>
    );
  }
  return (
    <c-video className={className}>
      <Button href={file} data-open-dialog="" look={look} className="w-full">
        <Icon name="play" />
        {words}
      </Button>
      <dialog
        data-lock=""
        data-tone="ink"
        aria-label={words}
        className="w-full max-w-5xl overflow-visible bg-ink"
      >
        {/* biome-ignore lint/a11y/useMediaCaption: captions come inside the clinic's own file. */}
        <video
          src={file}
          poster={(pictureSources(poster)?.src ?? poster) || undefined}
          controls
          playsInline
          preload="none"
          className="aspect-video w-full"
        />
        <IconButton
          data-close=""
          ground="dark"
          label={strings.overlay.close}
          className="absolute top-3 right-3 bg-ink"
        >
          <Icon name="close" />
        </IconButton>
      </dialog>
    </c-video>
  );
}
