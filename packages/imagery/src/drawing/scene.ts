import type { Ground, Size } from "./ground.ts";

/** What a picture shows, drawn on a sheet of 1920 × 1080 unless it says its own size. */
export type Scene = { ground: Ground; size?: Size; draw: () => string };
