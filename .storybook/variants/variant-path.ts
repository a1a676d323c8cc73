import { isSectionType, type SectionType } from "../../packages/content/src/index.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";

/** A layout as the catalog names it: section type `Hero`, variant `HeroSplit`. */
export interface VariantName {
  type: SectionType;
  variant: string;
}

const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `…/sections/hero/hero-split.stories.tsx` → `Hero`, `HeroSplit`; null for stories of anything else. */
export function variantOf(storiesPath: string): VariantName | null {
  const [, folder, file] = storiesPath.match(/\/sections\/([\w-]+)\/([\w-]+)\.stories\.tsx$/) ?? [];
  if (folder === undefined || file === undefined) return null;
  const type = pascal(folder);
  return isSectionType(type) ? { type, variant: pascal(file) } : null;
}

/** The file that draws a variant, from the root of the repository. A test holds that it is there. */
export const sourceOf = ({ type, variant }: VariantName): string =>
  `packages/ui/src/sections/${fileName(type)}/${fileName(variant)}.tsx`;
