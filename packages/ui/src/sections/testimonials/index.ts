export type * from "./testimonials.props.ts";
export * from "./testimonials-cards.tsx";
export * from "./testimonials-quote.tsx";
export * from "./testimonials-wall.tsx";
