/** Whether two values are one record: by a common id, or without addresses by name and short text. */
export function isSameRecord(one: unknown, other: unknown): boolean {
  const ids = idsIn(one);
  if (ids.length > 0) return idsIn(other).some((id) => ids.includes(id));
  return textKeys.slice(0, 2).every((key) => sameText(one, other, key));
}

/** Whether a testimonial may be a changed version of another one. */
export const isLikeRecord = (one: unknown, other: unknown): boolean =>
  idsIn(one).length === 0 && textKeys.some((key) => sameText(one, other, key));

const textKeys = ["name", "shortTestimonial", "fullTestimonial"];

function sameText(one: unknown, other: unknown, key: string): boolean {
  const [text, same] = [one, other].map((value) => keyOf(value, key));
  return typeof text === "string" && text !== "" && text === same;
}

/** The present id of a record and its former ones; none for a testimonial. */
function idsIn(value: unknown): string[] {
  const formerIds = keyOf(value, "formerIds");
  const former: unknown[] = Array.isArray(formerIds) ? formerIds : [];
  return [keyOf(value, "id"), ...former].filter((one) => typeof one === "string");
}

const keyOf = (value: unknown, key: string): unknown => Object(value)[key];
