import type { ImageRef } from "@consultorio/content";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** Two pictures of one person. */
export interface BeforeAfterPair {
  /** What was treated. @es Qué se trató. */
  title: string;
  /** Picture before the treatment. @es Imagen de antes del tratamiento. */
  before: ImageRef;
  /**
   * Picture after it. The line of the slider starts at its focal point.
   * @es Imagen de después. La línea de la cortina empieza en su punto importante.
   */
  after: ImageRef;
  /**
   * The person agreed in writing that both pictures are shown. A pair without it is not drawn.
   * @es La persona autorizó por escrito que se muestren las dos imágenes. Sin eso, el par no se dibuja.
   */
  consent: boolean;
  /** How long after the first picture the second was taken. @es Cuánto después se tomó la segunda imagen. */
  elapsed?: string | undefined;
  /** What was done. @es Qué se hizo. */
  treatment?: string | undefined;
  /** What a reader should know, in a sentence. @es Lo que conviene saber, en una frase. */
  note?: string | undefined;
  /** How it is said that the person agreed; a sentence of the library by default. @es Cómo se dice que la persona dio su permiso; si falta, una frase de la biblioteca. */
  permission?: string | undefined;
}

export interface BeforeAfterProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Pairs of pictures. @es Los pares de imágenes. */
  pairs: BeforeAfterPair[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** That results differ from person to person; a sentence of the library by default. @es Que los resultados cambian de una persona a otra; si falta, una frase de la biblioteca. */
  disclaimer?: string | undefined;
}

const pairDefaults: Defaults<BeforeAfterPair> = { elapsed: "", treatment: "", note: "", permission: "" };

/** Adds the default values, and leaves out the pairs without consent. */
export function beforeAfterContent(props: BeforeAfterProps) {
  const content = withDefaults(props, {
    anchor: "before-after",
    className: "",
    sectionSubtitle: "",
    disclaimer: "",
  });
  const shown = content.pairs.filter(({ consent }) => consent);
  return { ...content, pairs: shown.map((pair) => withDefaults(pair, pairDefaults)) };
}

/** The section's complete content. */
export type BeforeAfterContent = Content<typeof beforeAfterContent>;
export type Pair = BeforeAfterContent["pairs"][number];
