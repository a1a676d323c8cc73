export type * from "../collection/collection.props.ts";
export * from "./diseases-accordion.tsx";
export * from "./diseases-grid.tsx";
export * from "./diseases-grid-dark.tsx";
export * from "./diseases-mosaic.tsx";
