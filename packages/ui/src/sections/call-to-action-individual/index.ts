export type * from "./call-to-action-individual.props.ts";
export * from "./call-to-action-individual-band.tsx";
export * from "./call-to-action-individual-card.tsx";
export * from "./call-to-action-individual-inline.tsx";
