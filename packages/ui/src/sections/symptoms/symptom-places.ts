import type { Messages } from "#messages/english.ts";

type Zone = keyof Messages["bodyMap"]["zones"];

/** Where on the body a symptom is felt, and where in the drawing its number stands. */
interface Place {
  zones: readonly Zone[];
  /** Across and down, in the units of `bodySize`. */
  marker: readonly [number, number];
}

/**
 * Places of the bundled symptoms by their id, from head to foot and by turns on our left and right, as the map lists
 * them. A zone leads to one page only, so each has but one symptom. A symptom without a place is listed without one.
 */
export const symptomPlaces: ReadonlyMap<string, Place> = new Map([
  ["pulso-ausente-o-disminuido", { zones: ["brazo-derecho"], marker: [84, 322] }],
  ["palidez-de-la-piel", { zones: ["mano-izquierda"], marker: [358, 520] }],
  ["edema-unilateral", { zones: ["muslo-derecho", "pantorrilla-derecha"], marker: [154, 590] }],
  ["claudicacion-intermitente", { zones: ["pantorrilla-izquierda"], marker: [242, 776] }],
  ["parestesias", { zones: ["pie-derecho", "pie-izquierdo"], marker: [158, 920] }],
]);
