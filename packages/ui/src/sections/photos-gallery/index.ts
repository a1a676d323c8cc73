export type * from "./photos-gallery.props.ts";
export * from "./photos-gallery-carousel.tsx";
export * from "./photos-gallery-filmstrip.tsx";
export * from "./photos-gallery-grid.tsx";
