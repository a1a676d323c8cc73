import type { ImageRef } from "@consultorio/content";

/** Address of the widest file of a picture, in the form that most browsers show; empty where there is none. */
export function largestFile({ src, srcset, sources = [] }: ImageRef): string {
  const files = (srcset ?? sources.at(-1)?.srcset ?? "")
    .split(/,\s+/)
    .map((file) => file.trim().split(/\s+/));
  const [[widest = ""] = []] = files.toSorted(([, one], [, other]) => widthOf(other) - widthOf(one));
  return widest || src;
}

/** `960w` as a number. */
const widthOf = (descriptor = "0w") => Number.parseInt(descriptor, 10);
