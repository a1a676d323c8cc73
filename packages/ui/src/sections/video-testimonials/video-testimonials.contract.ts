import { decoration, type Site } from "@consultorio/content";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { VideoTestimonialsContent } from "./video-testimonials.props.ts";
import { videoTestimonialsVariants } from "./video-testimonials.variants.ts";

const shownVideos = ({ siteContent }: Site) =>
  siteContent.videoTestimonials.videos.filter(
    ({ consent, videoFile, videoLink, transcript }) =>
      consent && `${videoFile}${videoLink}${transcript}` !== "",
  );

export const videoTestimonials = defineSection(videoTestimonialsVariants, {
  select: (site): VideoTestimonialsContent | null => {
    const { sectionTitle, sectionSubtitle } = site.siteContent.videoTestimonials;
    const videos = shownVideos(site).map(({ videoFile, videoLink, posterPath, ...texts }) => ({
      ...texts,
      file: videoFile,
      link: videoLink,
      poster: decoration(site.siteContent, posterPath),
    }));
    return videos.length === 0 ? null : { sectionTitle, sectionSubtitle, videos };
  },
  fit: {
    VideoTestimonialsStage: (site) => many("videos con permiso", 5, shownVideos(site)),
    VideoTestimonialsCards: (site) => few("videos con permiso", 3, shownVideos(site)),
  },
});
