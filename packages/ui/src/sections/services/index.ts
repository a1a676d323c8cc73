export type * from "../collection/collection.props.ts";
export * from "./services-carousel.tsx";
export * from "./services-grid.tsx";
export * from "./services-index.tsx";
export * from "./services-list.tsx";
