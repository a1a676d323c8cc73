import type { Overview } from "#api/overview.ts";
import { placeOf } from "#document-editor/form/place-link.tsx";

export type Step = Overview["steps"][number];

/** Where a step is taken: its field, or the screen that publishes. */
export const placeOfStep = ({ name, path }: Step) =>
  name === "publish" ? ({ to: "/publicar" } as const) : placeOf(path);
