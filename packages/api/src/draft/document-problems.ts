import { type DocumentName, documentNames, type FieldProblem, parseDocument } from "@consultorio/content";
import type { Documents, Revision } from "@consultorio/store";
import { newBrokenLinks } from "./broken-links.ts";
import { themeProblems } from "./theme-problems.ts";
import { unknownVariants } from "./unknown-variants.ts";

/** The problems in the unfinished documents of a revision. The paths begin with the document's name. */
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

/**
 * The problems of a document: those that its schema cannot find, with the nearest valid value; otherwise those of its
 * schema.
 */
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
