/** Most characters of an id. */
const longest = 80;

/** A name as the last part of an address: small letters and digits, joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");

/** The slug, with a number where it is taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  const number = taken.length + 2;
  const numbers = Array.from({ length: number }, (_, index) => `${slug}-${index + 2}`);
  return numbers.find((candidate) => !taken.includes(candidate)) ?? `${slug}-${number + 2}`;
}
