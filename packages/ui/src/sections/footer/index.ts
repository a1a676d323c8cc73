export type * from "./footer.props.ts";
export * from "./footer-columns.tsx";
export * from "./footer-dark.tsx";
export * from "./footer-map.tsx";
export * from "./footer-minimal.tsx";
