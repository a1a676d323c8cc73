import { describe, expect, it } from "vitest";
import { jsonProblem } from "./json-shape.ts";

describe("the shape of a JSON body", () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

  it("may be 32 levels deep", () => {
    expect(jsonProblem(nested(32), 100)).toBeNull();
    expect(jsonProblem(nested(33), 100)?.message).toBe("El contenido está anidado a más de 32 niveles.");
  });

  it("has no more members than its call takes", () => {
    expect(jsonProblem(Array(49_999).fill(0), 50_000)).toBeNull();
    const message = "El contenido tiene más de 50000 campos.";
    expect(jsonProblem(Array(50_000).fill(0), 50_000)?.message).toBe(message);
    expect(jsonProblem([Array(30_000).fill([0])], 50_000)?.message).toBe(message);
    expect(jsonProblem(Array(60_000).fill(0), 50_000)?.message).toBe(message);
  });

  it("has no name that reaches an object's own machinery", () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const value: unknown = JSON.parse(`{"a":[{"${key}":{}}]}`);
      expect(jsonProblem(value, 100)).toEqual({
        path: `a.0.${key}`,
        message: `El campo «${key}» no está permitido.`,
      });
    }
  });
});
