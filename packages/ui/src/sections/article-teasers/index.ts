export type * from "./article-teasers.props.ts";
export * from "./article-teasers-cards.tsx";
export * from "./article-teasers-feature.tsx";
export * from "./article-teasers-years.tsx";
