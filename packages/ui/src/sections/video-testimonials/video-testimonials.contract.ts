import { imageRef, type Site } from "@consultorio/content";
import { few, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { VideoTestimonialsContent } from "./video-testimonials.props.ts";

const shownVideos = ({ siteContent }: Site) =>
  siteContent.videoTestimonials.videos.filter(
    ({ consent, videoFile, videoLink, transcript }) =>
      consent && `${videoFile}${videoLink}${transcript}` !== "",
  );

export const videoTestimonials = defineSection({
  label: "Videos de pacientes",
  select: (site): VideoTestimonialsContent | null => {
    const { sectionTitle, sectionSubtitle } = site.siteContent.videoTestimonials;
    const videos = shownVideos(site).map(({ videoFile, videoLink, posterPath, ...texts }) => ({
      ...texts,
      file: videoFile,
      link: videoLink,
      poster: imageRef(site.siteContent, posterPath),
    }));
    return videos.length === 0 ? null : { sectionTitle, sectionSubtitle, videos };
  },
  variants: {
    VideoTestimonialsStage: {
      label: "Uno grande y una lista",
      description:
        "Un video ancho y grande con su frase debajo, y los demás en una lista con imagen chica al lado; en celular, abajo. Elígela si uno de tus videos es el mejor.",
      fit: (site) => many("videos con permiso", 5, shownVideos(site)),
    },
    VideoTestimonialsCards: {
      label: "Tarjetas altas",
      description:
        "Tarjetas con imagen alta, como se graba en un celular, en una fila que se desliza; el nombre y la frase van debajo. Elígela si tienes tres videos o más y están grabados de pie.",
      fit: (site) => few("videos con permiso", 3, shownVideos(site)),
    },
  },
});
