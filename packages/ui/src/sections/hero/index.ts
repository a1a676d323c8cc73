export type * from "./hero.props.ts";
export * from "./hero-portrait.tsx";
export * from "./hero-slider.tsx";
export * from "./hero-split.tsx";
export * from "./hero-statement.tsx";
export * from "./hero-video.tsx";
