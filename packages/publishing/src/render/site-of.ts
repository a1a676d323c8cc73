import { parseSite, type Site, shownSite } from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import { themeProblems } from "@consultorio/ui/theme";
import { PublishFailed } from "../publish-error.ts";

/** The site of saved documents, as visitors get it. Throws `PublishFailed` where a document does not fit its schema. */
export function siteOf(documents: Documents): Site {
  const parsed = parseSite(documents);
  if (!parsed.ok) throw new PublishFailed(parsed.problems);
  const { theme } = parsed.value.siteContent;
  const problems = theme === undefined ? [] : themeProblems(theme);
  if (problems.length > 0)
    throw new PublishFailed(
      problems.map(({ path, message }) => ({ path: `siteContent.theme.${path}`, message })),
    );
  return shownSite(parsed.value);
}
