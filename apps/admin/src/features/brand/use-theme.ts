import { type Theme, themeSchema } from "@consultorio/content";
import { useValue } from "#document-editor/document/document-context.ts";

/** The theme of the edited content; the first preset where it has none, or one that is not right yet. */
export function useTheme(): Theme {
  const parsed = themeSchema.safeParse(useValue("theme"));
  return parsed.success ? parsed.data : { preset: "flow" };
}
