import { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

/** The JSON that a schema of the API's contract describes, written as a TypeScript type. */
export const jsonShape = (schema: z.core.$ZodType): string =>
  // The input of a codec is the JSON of the network.
  typeOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }), "");

function typeOf(schema: Json, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => typeOf(one as Json, indent)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  switch (schema.type) {
    case "object":
      return objectType(schema, indent);
    case "array":
      return `${inBrackets(typeOf((schema.items ?? {}) as Json, indent))}[]`;
    case "integer":
      return "number";
    case undefined:
      return "unknown";
    default:
      return schema.format === "date-time" ? "string /* ISO 8601, UTC */" : schema.type;
  }
}

const inBrackets = (type: string) => (type.includes(" | ") ? `(${type})` : type);

function objectType({ properties = {}, required = [], additionalProperties }: Json, indent: string): string {
  const members = Object.entries(properties);
  const inner = `${indent}  `;
  if (members.length === 0)
    return typeof additionalProperties === "object"
      ? `Record<string, ${typeOf(additionalProperties as Json, indent)}>`
      : "{}";
  const lines = members.map(
    ([name, schema]) =>
      `${inner}${name}${required.includes(name) ? "" : "?"}: ${typeOf(schema as Json, inner)}`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}
