export type * from "./purpose.props.ts";
export * from "./purpose-cards.tsx";
export * from "./purpose-split.tsx";
export * from "./purpose-tiles.tsx";
