import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sectionTypes } from "@consultorio/content";
import { variantIds } from "@consultorio/ui/catalog";
import { dataPolicy } from "./csp.ts";
import { Folder } from "./folder.ts";
import type { Resource } from "./resource.ts";

/** The preview pictures of the layouts, by section type and layout; names come from the registry alone. */
export class Previews {
  readonly #folder: Folder;
  readonly #names = new Map<string, string>();

  constructor() {
    const root = dirname(fileURLToPath(import.meta.resolve("@consultorio/ui/package.json")));
    this.#folder = new Folder(join(root, "previews"), () => ({
      "Cache-Control": "no-cache",
      "Content-Security-Policy": dataPolicy,
    }));
    for (const type of sectionTypes) {
      for (const variant of variantIds(type))
        this.#names.set(`${type} ${variant}`, `${type}/${variant}.webp`);
    }
  }

  /** The picture of a layout, or null for an unknown one and for one without a picture. */
  async get(type: string, variant: string): Promise<Resource | null> {
    const name = this.#names.get(`${type} ${variant}`);
    return name === undefined ? null : this.#folder.get(name);
  }
}
