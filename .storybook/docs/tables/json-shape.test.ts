import { expect, it } from "vitest";
import { z } from "zod";
import { time } from "../../../packages/api/src/contract/fields.ts";
import { contract, type Route } from "../../../packages/api/src/contract/index.ts";
import { jsonShape } from "./json-shape.ts";

it("writes the JSON of the network as a type", () => {
  const schema = z.object({
    at: time,
    kind: z.enum(["a", "b"]).optional(),
    notes: z.array(z.union([z.string(), z.null()])),
    by: z.record(z.string(), z.number()),
  });
  expect(jsonShape(schema)).toBe(`{
  at: string /* ISO 8601, UTC */
  kind?: "a" | "b"
  notes: (string | null)[]
  by: Record<string, number>
}`);
});

it("knows every schema of the contract", () => {
  const routes: Route[] = Object.values(contract);
  const schemas = routes.flatMap(({ query, body, response }) => [query, body, response]);
  for (const schema of schemas) if (schema) expect(jsonShape(schema)).not.toContain("undefined");
});
