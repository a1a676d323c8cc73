export type * from "./hospitals.props.ts";
export * from "./hospitals-cards.tsx";
export * from "./hospitals-list.tsx";
export * from "./hospitals-logos.tsx";
