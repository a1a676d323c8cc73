import { type FieldProblem, themeSchema } from "@consultorio/content";
import { themeProblems as problemsOf } from "@consultorio/ui/theme";
import { z } from "zod";

const themed = z.looseObject({ theme: themeSchema });

/** The problems of the theme of a site content: the field, the pairing and the nearest readable colour. */
export function themeProblems(siteContent: unknown): FieldProblem[] {
  const parsed = themed.safeParse(siteContent);
  if (!parsed.success) return [];
  return problemsOf(parsed.data.theme).map(({ path, message }) => ({ path: `theme.${path}`, message }));
}
