export type * from "./clinic.props.ts";
export * from "./clinic-columns.tsx";
export * from "./clinic-map.tsx";
export * from "./clinic-photo.tsx";
