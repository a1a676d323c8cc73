/** The kinds of what is done in the administrator's area, as its list of activity is filtered. */
export const activityKinds = ["access", "accounts", "content", "publishing", "review", "copies"] as const;
export type ActivityKind = (typeof activityKinds)[number];
