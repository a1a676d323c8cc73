export type * from "./first-visit.props.ts";
export * from "./first-visit-checklist.tsx";
export * from "./first-visit-steps.tsx";
