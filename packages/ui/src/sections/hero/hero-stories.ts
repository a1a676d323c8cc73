import { pictureFiles } from "@consultorio/content";
import { exampleClip } from "#components/video-button/example-clip.ts";
import type { HeroContent } from "./hero.props.ts";

/** A video in a file, with its still. */
export const videoFile: HeroContent["video"] = {
  title: "Cómo es una consulta",
  file: exampleClip,
  link: "",
  poster: pictureFiles("/imagenes/video-poster"),
};
