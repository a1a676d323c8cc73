import { type IconRef, type ImageRef, iconRef, pictureFiles } from "../../packages/content/src/index.ts";

/** The choice of no picture. */
export const noPicture = "none";

const address = (id: string) => `/imagenes/${id}`;
const iconAddress = (id: string) => `/imagenes/icons/${id}.svg`;

type Refs = Record<string, ImageRef | IconRef | null>;

/** Made once for each list of names: every story has the same. */
const cache = new WeakMap<Record<string, string>, Refs>();

function refsOf(names: Record<string, string>, refOf: (id: string) => ImageRef | IconRef | null): Refs {
  const made = cache.get(names);
  if (made) return made;
  const refs = { [noPicture]: null, ...Object.fromEntries(Object.keys(names).map((id) => [id, refOf(id)])) };
  cache.set(names, refs);
  return refs;
}

/** The picture of a choice, by its id. */
export const pictureRefs = (names: Record<string, string>): Refs =>
  refsOf(names, (id) => pictureFiles(address(id)));

/** The icon of a choice, by its id. */
export const iconRefs = (names: Record<string, string>): Refs =>
  refsOf(names, (id) => iconRef(iconAddress(id)));

/** The id under which a picture or an icon is offered; undefined for a picture outside of the library. */
export function offeredAs(
  refs: Record<string, ImageRef | IconRef | null>,
  value: unknown,
): string | undefined {
  if (value === null || value === undefined) return noPicture;
  const src = typeof value === "object" ? Reflect.get(value, "src") : undefined;
  return Object.keys(refs).find((id) => refs[id]?.src === src);
}
