import { expect, it } from "vitest";
import { themeProblems } from "./theme-problems.ts";

it("a brand colour that cannot be read is refused with its field, pairing and nearest colour", () => {
  const [problem, ...others] = themeProblems({ theme: { preset: "flow", brand: "#ffd400" } });
  expect(others).toEqual([]);
  expect(problem?.path).toBe("theme.brand");
  expect(problem?.message).toMatch(
    /^Color propio: «#ffd400» sobre .+ El color más cercano .+ #[0-9a-f]{6}\.$/,
  );
});

it("the nearest colour that it names is taken", () => {
  const [problem] = themeProblems({ theme: { preset: "flow", brand: "#ffd400" } });
  const brand = problem?.message.match(/#[0-9a-f]{6}(?=\.$)/)?.[0];
  expect(brand).toBeDefined();
  expect(themeProblems({ theme: { preset: "flow", brand } })).toEqual([]);
});

it.each([{}, { theme: undefined }, { theme: { preset: "night" } }, null])(
  "nothing is wrong with %j",
  (content) => {
    expect(themeProblems(content)).toEqual([]);
  },
);
