import { toId } from "storybook/internal/csf";
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

/** Storybook's id of a variant's Default story. A test holds that the stories have the title from which it comes. */
export const defaultStory = (name: VariantName): string => toId(titleOf(name), "Default");

/** The title of a variant's stories in code: `Secciones/Hero/Split`. */
export const titleOf = ({ type, variant }: VariantName): string =>
  `Secciones/${type}/${variant.slice(type.length)}`;
