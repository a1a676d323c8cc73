export type * from "./announcement.props.ts";
export * from "./announcement-band.tsx";
export * from "./announcement-banner.tsx";
export * from "./announcement-card.tsx";
