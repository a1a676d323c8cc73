export type * from "./guides.props.ts";
export * from "./guides-cards.tsx";
export * from "./guides-index.tsx";
export * from "./guides-questions.tsx";
