import { ShieldCheck } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { VideoButton } from "#components/video-button/video-button.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { videoTestimonialsWords } from "#messages/words.ts";
import type { PatientVideo } from "./video-testimonials.props.ts";

interface PosterProps {
  video: PatientVideo;
  sizes: string;
  /** Box of the picture, with its proportion. */
  className: string;
}

/** The still picture, which is a button where there is a video. */
export function Poster({ video: { name, file, link, poster }, sizes, className }: PosterProps) {
  const { videoTestimonials: words } = useMessages({ videoTestimonials: videoTestimonialsWords });
  return (
    <div className={cn("relative overflow-hidden rounded-card", className)}>
      <Picture image={poster} decorative sizes={sizes} className="size-full" />
      <VideoButton title={fill(words.play, { name })} file={file} link={link} poster={poster} look="cover" />
    </div>
  );
}

interface PartProps {
  video: PatientVideo;
  className?: string;
}

/** What the person says, in one sentence. */
export function Caption({ video: { caption }, className }: PartProps) {
  const { videoTestimonials: words } = useMessages({ videoTestimonials: videoTestimonialsWords });
  return <p className={className}>{fill(words.quotation, { text: caption })}</p>;
}

/** Who speaks, and how long. */
export function Speaker({ video: { name, seconds }, className }: PartProps) {
  const { videoTestimonials: words } = useMessages({ videoTestimonials: videoTestimonialsWords });
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const length = [
    minutes > 0 && fill(words.minutes, { minutes }),
    rest > 0 && fill(words.seconds, { seconds: rest }),
  ].filter(Boolean);
  return (
    <p
      className={cn(
        "flex flex-wrap gap-x-3 text-sm text-text-soft in-data-[tone=inverse]:text-on-inverse-soft",
        className,
      )}
    >
      <span className="font-semibold">{name}</span>
      {length.length === 0 ? null : <span>{length.join(" ")}</span>}
    </p>
  );
}

interface TranscriptProps {
  video: PatientVideo;
  /** There is room for the whole text where no video is. */
  openWithoutVideo?: boolean;
}

/** Every word of the video, which opens. */
export function Transcript({
  video: { name, file, link, transcript },
  openWithoutVideo = false,
}: TranscriptProps) {
  const { videoTestimonials: words } = useMessages({ videoTestimonials: videoTestimonialsWords });
  if (transcript === "") return null;
  if (openWithoutVideo && file === "" && link === "") return <RichText text={transcript} className="mt-4" />;
  return (
    <details className="mt-1">
      <summary className={cn(textLink, "inline-flex min-h-control items-center text-sm")}>
        {words.transcript}
        <span className="sr-only">: {name}</span>
      </summary>
      <RichText text={transcript} className="mt-2 text-sm" />
    </details>
  );
}

/** That the people agreed to be shown: each sentence once. */
export function Permissions({ videos }: { videos: readonly PatientVideo[] }) {
  const { videoTestimonials: words } = useMessages({ videoTestimonials: videoTestimonialsWords });
  const sentences = new Set(videos.map(({ permission }) => permission || words.permission));
  return (
    <div className="mt-8 space-y-2 text-sm text-text-soft in-data-[tone=inverse]:text-on-inverse-soft md:mt-12">
      {[...sentences].map((sentence, index) => (
        <p key={index} className="flex gap-2">
          <LineIcon lines={ShieldCheck} className="mt-0.5" />
          <span className="min-w-0">{sentence}</span>
        </p>
      ))}
    </div>
  );
}
