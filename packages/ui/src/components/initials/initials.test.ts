import { expect, it } from "vitest";
import { initialsOf } from "./initials.tsx";

it("initials are two letters, whatever is between the words", () => {
  expect(initialsOf("María G.")).toBe("MG");
  expect(initialsOf("  ángel — de la cruz ")).toBe("ÁD");
  expect(initialsOf("")).toBe("");
});
