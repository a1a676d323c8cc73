export type * from "./about-me.props.ts";
export * from "./about-me-card.tsx";
export * from "./about-me-portrait.tsx";
export * from "./about-me-story.tsx";
