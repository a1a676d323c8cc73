export type * from "./experience.props.ts";
export * from "./experience-band.tsx";
export * from "./experience-counters.tsx";
export * from "./experience-timeline.tsx";
