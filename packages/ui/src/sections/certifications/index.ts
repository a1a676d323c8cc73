export type * from "./certifications.props.ts";
export * from "./certifications-cards.tsx";
export * from "./certifications-list.tsx";
export * from "./certifications-record.tsx";
export * from "./certifications-wall.tsx";
