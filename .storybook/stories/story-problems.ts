import type { StoryRun } from "./page-functions.ts";

/** The problems of one run of a story, each as text for the terminal. Empty if it passed. */
export function problemsOf({ errors, status, reports }: StoryRun): string[] {
  const texts = new Set(errors.map(({ message }) => message));
  // Storybook tells an error of the play function twice: as the play function's and as the story's.
  const thrown = [...texts].map((text) => {
    const sources = errors.filter(({ message }) => message === text).map(({ source }) => source);
    return `${sources.includes("play") ? "play" : (sources[0] ?? "story")}: ${text}`;
  });
  const reported = reports.filter(({ failed }) => failed).flatMap(reportProblems);
  const problems = [...thrown, ...reported];
  return problems.length === 0 && status !== "success" ? [`story: ended with status "${status}"`] : problems;
}

function reportProblems({ type, violations, error }: StoryRun["reports"][number]): string[] {
  if (violations.length === 0) return [`${type}: ${error ?? "failed without a reason"}`];
  return violations.map(({ id, help, nodes }) =>
    [`axe ${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join("\n"),
  );
}
