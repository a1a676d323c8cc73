export type * from "./payment-methods.props.ts";
export * from "./payment-methods-icons.tsx";
export * from "./payment-methods-steps.tsx";
export * from "./payment-methods-table.tsx";
