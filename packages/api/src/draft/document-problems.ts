import { type DocumentName, documentNames, type FieldProblem, parseDocument } from "@consultorio/content";
import type { Documents, Revision } from "@consultorio/store";
import { newBrokenLinks } from "./broken-links.ts";
import { themeProblems } from "./theme-problems.ts";
import { unknownVariants } from "./unknown-variants.ts";

/** What is wrong in the unfinished documents of a revision. The paths begin with the document's name. */
export function unfinishedProblems({ unfinished, documents }: Revision): FieldProblem[] {
  return documentNames
    .filter((name) => unfinished[name] !== undefined)
    .flatMap((name) =>
      documentProblems(name, unfinished[name], documents).map(({ path, message }) => ({
        path: `${name}.${path}`,
        message,
      })),
    );
}

/** What is wrong with a document: what its schema cannot know, with the nearest right value; else what its schema says. */
export function documentProblems(
  name: DocumentName,
  value: unknown,
  draft: Documents | undefined,
): FieldProblem[] {
  const parsed = parseDocument(name, value);
  const problems = [
    ...(name === "siteContent" ? themeProblems(value) : []),
    ...(name === "selectedSections" ? unknownVariants(value) : []),
    ...(parsed.ok ? newBrokenLinks(name, parsed.value, draft) : []),
  ];
  if (problems.length > 0) return problems;
  return parsed.ok ? [] : parsed.problems;
}
