/** Id of the heading that names the section with this anchor. */
export const headingId = (anchor: string): string => `${anchor}-title`;
