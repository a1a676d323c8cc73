import type { BodyZone } from "#components/body-outline/body-geometry.ts";

/** Where the bundled symptoms are felt, by their id: each on a side of its own, so that the drawing leads to all of them. */
export const symptomPlaces: ReadonlyMap<string, BodyZone[]> = new Map([
  ["pulso-ausente-o-disminuido", ["rightArm"]],
  ["palidez-de-la-piel", ["leftHand"]],
  ["edema-unilateral", ["rightThigh", "rightCalf"]],
  ["claudicacion-intermitente", ["leftCalf"]],
  ["parestesias", ["rightFoot", "leftFoot"]],
]);
