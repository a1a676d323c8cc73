/** Where a field stands among those of a screen, which are given in their order; what is on another screen comes last. */
export const placeIn =
  (fields: readonly string[]) =>
  (path: string): number => {
    const place = fields.findIndex((field) => `${path}.`.startsWith(`${field}.`));
    return place < 0 ? fields.length : place;
  };
