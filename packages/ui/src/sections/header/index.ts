export type * from "./header.props.ts";
export * from "./header-centered.tsx";
export * from "./header-classic.tsx";
export * from "./header-compact.tsx";
export * from "./header-overlay.tsx";
export * from "./header-top-strip.tsx";
