export type * from "./team.props.ts";
export * from "./team-group.tsx";
export * from "./team-list.tsx";
export * from "./team-portraits.tsx";
