export type * from "./symptoms.props.ts";
export * from "./symptoms-body-map.tsx";
export * from "./symptoms-cards.tsx";
export * from "./symptoms-list.tsx";
