import { cn } from "#components/class-names/class-names.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { Caption, Permissions, Poster, Speaker, Transcript } from "./video-parts.tsx";
import {
  type PatientVideo,
  type VideoTestimonialsProps,
  videoTestimonialsContent,
} from "./video-testimonials.props.ts";

/** The first video large, with its sentence below; the others in a list beside it, each with a small picture. */
export function VideoTestimonialsStage(props: VideoTestimonialsProps) {
  const { sectionTitle, sectionSubtitle, videos, anchor, className, tone } = videoTestimonialsContent(props);
  const [first, ...others] = videos;
  if (first === undefined) return null;
  return (
    <Section
      type="VideoTestimonials"
      variant="VideoTestimonialsStage"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <figure className={cn("min-w-0", others.length === 0 ? "lg:col-span-10" : "lg:col-span-7")}>
          <Poster video={first} sizes="(min-width: 64rem) 44rem, 100vw" className="aspect-video" />
          <figcaption className="mt-5">
            <Caption video={first} className="font-display text-2xl text-balance" />
            <Speaker video={first} className="mt-3" />
            <Transcript video={first} openWithoutVideo />
          </figcaption>
        </figure>
        {others.length === 0 ? null : (
          <ul className="flex flex-col divide-y divide-line border-y border-line lg:col-span-5">
            {others.map((video, index) => (
              <Row key={index} video={video} few={others.length < 3} />
            ))}
          </ul>
        )}
      </div>
      <Permissions videos={videos} />
    </Section>
  );
}

interface RowProps {
  video: PatientVideo;
  /** One or two rows share the height of the large video. */
  few: boolean;
}

function Row({ video, few }: RowProps) {
  return (
    <li
      className={cn(
        "flex flex-wrap items-start gap-4 py-5",
        few && "lg:flex-1 lg:content-center lg:items-center lg:gap-6",
      )}
    >
      <Poster
        video={video}
        sizes="12rem"
        className={cn("aspect-4/3 w-32 shrink-0 rounded-small sm:w-36", few && "lg:w-48")}
      />
      <div className="min-w-words flex-1">
        <Caption video={video} className={cn("leading-snug font-medium", few && "lg:text-lg")} />
        <Speaker video={video} className="mt-1" />
        <Transcript video={video} />
      </div>
    </li>
  );
}
