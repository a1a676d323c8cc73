export type * from "./insurance.props.ts";
export * from "./insurance-carousel.tsx";
export * from "./insurance-finder.tsx";
export * from "./insurance-wall.tsx";
