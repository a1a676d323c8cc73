import { pathPattern, type Route } from "../contract/define-route.ts";
import { contract } from "../contract/index.ts";
import { type JsonLimits, jsonLimits } from "./body-limits.ts";

/** The limits of the JSON body of a call. */
export function limitsOf({ access, collection }: Route): JsonLimits {
  if (access === "visitor") return jsonLimits.form;
  return collection ? jsonLimits.collection : jsonLimits.usual;
}

const routesWithBody = Object.values<Route>(contract)
  .filter(({ body }) => body !== undefined)
  .map((route) => ({ pattern: pathPattern(route.path), limits: limitsOf(route) }));

/** The limits of a JSON body that is sent to a path, whether or not there is such a call. */
export const limitsAt = (path: string): JsonLimits =>
  routesWithBody.find(({ pattern }) => pattern.test(path))?.limits ?? jsonLimits.usual;
