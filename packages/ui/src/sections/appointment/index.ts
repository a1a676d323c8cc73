export type * from "./appointment.props.ts";
export * from "./appointment-chat.tsx";
export * from "./appointment-sentence.tsx";
export * from "./appointment-week.tsx";
