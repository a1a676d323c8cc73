/** Words of the plan that no part of the content has. */
export const words = {
  rest: "Otros datos",
} as const;
