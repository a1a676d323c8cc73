export type * from "./price-list.props.ts";
export * from "./price-list-cards.tsx";
export * from "./price-list-menu.tsx";
