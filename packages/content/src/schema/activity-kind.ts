/** The kinds of activity in the administrator's area, for the filter of its list. */
export const activityKinds = ["access", "accounts", "content", "publishing", "review", "copies"] as const;
export type ActivityKind = (typeof activityKinds)[number];
