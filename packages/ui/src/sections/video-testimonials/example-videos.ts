import { exampleClip } from "#components/video-button/example-clip.ts";
import type { VideoTestimonialsProps } from "./video-testimonials.props.ts";

/** Gives each person a video, for stories: the bundled content has none. */
export const withExampleVideos = ({ videos, ...props }: VideoTestimonialsProps): VideoTestimonialsProps => ({
  ...props,
  videos: videos.map((video, index) => ({ ...video, file: exampleClip, seconds: 75 + index * 20 })),
});
