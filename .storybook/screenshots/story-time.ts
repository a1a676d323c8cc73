/** Pictures of stories show the same moment on every machine: a Wednesday afternoon, with the office open. */
export const storyTime = new Date("2026-01-14T17:00:00-06:00");
