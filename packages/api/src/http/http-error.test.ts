import { expect, it } from "vitest";
import { invalidFields } from "./http-error.ts";

it("says what is wrong with the first field, and how many more there are to correct", () => {
  const problem = (path: string) => ({ path, message: `${path}: escribe un texto.` });
  expect(invalidFields([problem("Título")]).message).toBe("Título: escribe un texto.");
  expect(invalidFields([problem("Título"), problem("Texto")]).message).toBe(
    "Título: escribe un texto. Hay 2 datos por corregir.",
  );
});
