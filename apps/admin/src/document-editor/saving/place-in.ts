/** Position of a field in a screen's fields, which are given in order. Fields of other screens come last. */
export const placeIn =
  (fields: readonly string[]) =>
  (path: string): number => {
    const place = fields.findIndex((field) => `${path}.`.startsWith(`${field}.`));
    return place < 0 ? fields.length : place;
  };
