export type * from "./faq.props.ts";
export * from "./faq-accordion.tsx";
export * from "./faq-columns.tsx";
export * from "./faq-conversation.tsx";
