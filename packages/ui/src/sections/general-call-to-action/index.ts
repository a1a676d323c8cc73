export type * from "./general-call-to-action.props.ts";
export * from "./general-call-to-action-costs.tsx";
export * from "./general-call-to-action-feature.tsx";
export * from "./general-call-to-action-pricing.tsx";
export * from "./general-call-to-action-urgent.tsx";
