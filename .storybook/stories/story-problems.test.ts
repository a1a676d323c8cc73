import { expect, it } from "vitest";
import type { StoryRun } from "./page-functions.ts";
import { problemsOf } from "./story-problems.ts";

const passed: StoryRun = {
  errors: [],
  status: "success",
  reports: [{ type: "a11y", failed: false, violations: [], error: null }],
};

it("a story that finished without an error has no problem", () => {
  expect(problemsOf(passed)).toEqual([]);
});

it("names an error of the play function once", () => {
  const errors: StoryRun["errors"] = [
    { source: "play", message: "no button" },
    { source: "story", message: "no button" },
  ];
  expect(problemsOf({ ...passed, errors, status: "error" })).toEqual(["play: no button"]);
});

it("an error while drawing is a problem even where Storybook says success", () => {
  expect(problemsOf({ ...passed, errors: [{ source: "story", message: "broken" }] })).toEqual([
    "story: broken",
  ]);
});

it("shows each node that breaks a rule of axe", () => {
  const violations = [
    {
      id: "image-alt",
      help: "Images must have alternative text",
      nodes: [{ html: '<img src="a">' }, { html: "<img>" }],
    },
  ];
  expect(
    problemsOf({ ...passed, reports: [{ type: "a11y", failed: true, violations, error: null }] }),
  ).toEqual(['axe image-alt: Images must have alternative text\n  <img src="a">\n  <img>']);
});

it("says why axe could not run", () => {
  const reports = [{ type: "a11y", failed: true, violations: [], error: "Axe is already running" }];
  expect(problemsOf({ ...passed, reports })).toEqual(["a11y: Axe is already running"]);
});

it("a story that fails without a reason is a problem", () => {
  expect(problemsOf({ ...passed, status: "error" })).toEqual(['story: ended with status "error"']);
});
