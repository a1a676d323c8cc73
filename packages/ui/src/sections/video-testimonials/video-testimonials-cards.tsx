import { Carousel } from "#components/carousel/carousel.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { Caption, Permissions, Poster, Speaker, Transcript } from "./video-parts.tsx";
import {
  type PatientVideo,
  type VideoTestimonialsProps,
  videoTestimonialsContent,
} from "./video-testimonials.props.ts";

/** Cards with a tall picture, as a phone films, in a row that slides: the name and the sentence stand below. */
export function VideoTestimonialsCards(props: VideoTestimonialsProps) {
  const { sectionTitle, sectionSubtitle, videos, anchor, className, tone } = videoTestimonialsContent(props);
  if (videos.length === 0) return null;
  return (
    <Section
      type="VideoTestimonials"
      variant="VideoTestimonialsCards"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <Carousel
        label={sectionTitle}
        slides={videos.map((video, index) => ({
          key: `${index}-${video.name}`,
          content: <Card video={video} />,
        }))}
        perView={{ base: 1, ms: 2, lg: 3 }}
        pages="counter"
      />
      <Permissions videos={videos} />
    </Section>
  );
}

function Card({ video }: { video: PatientVideo }) {
  return (
    <figure className="flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <Poster video={video} sizes="(min-width: 64rem) 24rem, 100vw" className="aspect-4/5 rounded-none" />
      <figcaption className="flex grow flex-col p-card-large">
        <Caption video={video} className="font-display text-lg leading-snug" />
        <Speaker video={video} className="mt-auto pt-3" />
        <Transcript video={video} />
      </figcaption>
    </figure>
  );
}
