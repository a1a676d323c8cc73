export type * from "./before-after.props.ts";
export * from "./before-after-cases.tsx";
export * from "./before-after-pairs.tsx";
export * from "./before-after-slider.tsx";
