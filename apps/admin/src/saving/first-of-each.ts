import type { FieldProblem } from "@consultorio/content";

/** The first message of each field, by its path. */
export const firstOfEach = (problems: FieldProblem[]): ReadonlyMap<string, string> =>
  new Map(problems.toReversed().map(({ path, message }) => [path, message]));
