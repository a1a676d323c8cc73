import type { ImageRef } from "@consultorio/content";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A short video of a patient. Without a file, a link and a transcript it is not drawn. */
export interface VideoTestimonial {
  /** Who speaks. @es Quién habla. */
  name: string;
  /** What the person says, in one sentence. @es Lo que dice, en una frase. */
  caption: string;
  /**
   * The person agreed in writing that the video is shown. A video without it is not drawn.
   * @es La persona autorizó por escrito que se muestre el video. Sin eso, no se dibuja.
   */
  consent: boolean;
  /** Address of the file, which loads when somebody asks for it. @es Dirección del archivo, que se carga cuando alguien lo pide. */
  file?: string | undefined;
  /** Address on a video site, which opens in a new tab. @es Dirección en un sitio de videos, que se abre en otra pestaña. */
  link?: string | undefined;
  /** Still picture; `null` where there is none. @es Imagen fija; «null» cuando no hay. */
  poster?: ImageRef | null | undefined;
  /** Length in seconds; 0 is not shown. @default 0 @es Duración en segundos; con 0 no se muestra. */
  seconds?: number | undefined;
  /** The words of the video as text, for people who cannot hear. @es Todo lo que se dice, para quien no lo puede oír. */
  transcript?: string | undefined;
  /** How it is said that the person agreed; a sentence of the library by default. @es Cómo se dice que la persona dio su permiso; si falta, una frase de la biblioteca. */
  permission?: string | undefined;
}

export interface VideoTestimonialsProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Videos, the best first. @es Los videos, el mejor primero. */
  videos: VideoTestimonial[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
}

const videoDefaults: Defaults<VideoTestimonial> = {
  file: "",
  link: "",
  poster: null,
  seconds: 0,
  transcript: "",
  permission: "",
};

/** Adds the default values, and leaves out the videos without consent and those with nothing to see or read. */
export function videoTestimonialsContent(props: VideoTestimonialsProps) {
  const content = withDefaults(props, { anchor: "video-testimonials", className: "", sectionSubtitle: "" });
  const videos = content.videos
    .map((video) => withDefaults(video, videoDefaults))
    .filter(({ consent, file, link, transcript }) => consent && `${file}${link}${transcript}` !== "");
  return { ...content, videos };
}

/** The section's complete content. */
export type VideoTestimonialsContent = Content<typeof videoTestimonialsContent>;
export type PatientVideo = VideoTestimonialsContent["videos"][number];
