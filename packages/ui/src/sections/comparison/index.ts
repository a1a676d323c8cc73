export type * from "./comparison.props.ts";
export * from "./comparison-cards.tsx";
export * from "./comparison-questions.tsx";
export * from "./comparison-table.tsx";
