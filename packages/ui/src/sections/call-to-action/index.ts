export type * from "./call-to-action.props.ts";
export * from "./call-to-action-band.tsx";
export * from "./call-to-action-card.tsx";
export * from "./call-to-action-split.tsx";
