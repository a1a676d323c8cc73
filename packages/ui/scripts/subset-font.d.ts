/** The used part of `subset-font`, which has no types. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** OpenType features to keep; all others go, with the glyphs that only they reach. */
    keepFeatures: readonly string[];
    /** The part of each axis that stays; the whole of it where it is not named. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }

  /** Cuts a font down to the glyphs that a text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
