export type * from "./video-testimonials.props.ts";
export * from "./video-testimonials-cards.tsx";
export * from "./video-testimonials-stage.tsx";
