import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type SectionType, sectionTypes } from "@consultorio/content";
import { variantIds } from "../src/registry/catalog.ts";
import { fileName } from "../src/registry/file-name.ts";

/** A variant as an engineer chooses it. */
export interface Design {
  type: SectionType;
  id: string;
  /** `Hero split`. */
  title: string;
  /** How it looks, in English: the comment of its component. */
  description: string;
  /** The folder of its type, which is also the name of the type's entry: `hero`. */
  folder: string;
  /** Its source, below `src/sections`: `hero/hero-split.tsx`. */
  file: string;
}

/** Every variant of the catalog, in its order. Throws for a component without a comment. */
export const designsOf = (library: string): Design[] =>
  sectionTypes.flatMap((type) =>
    variantIds(type).map((id) => {
      const folder = fileName(type);
      const file = `${folder}/${fileName(id)}.tsx`;
      const source = readFileSync(join(library, "src/sections", file), "utf8");
      return { type, id, title: titleOf(id), description: descriptionOf(source, id), folder, file };
    }),
  );

const titleOf = (id: string): string => id.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function descriptionOf(source: string, id: string): string {
  const [before = ""] = source.split(`export function ${id}(`);
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1];
  if (comment === undefined) throw new Error(`${id}: its component has no comment that says how it looks.`);
  return comment.replace(/\s*\n\s*\*?\s*/g, " ").trim();
}
