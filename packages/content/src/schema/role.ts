/** The roles of accounts. An owner may do everything; an editor neither manages accounts nor rolls the site back. */
export const roles = ["owner", "editor"] as const;
export type Role = (typeof roles)[number];
