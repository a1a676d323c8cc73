import type { z } from "zod";

/**
 * Who may make a call. `anyone` needs nothing; `visitor` changes something without an account, from our own pages;
 * `editor` and `owner` need a session whose account has that role, and an owner has the rights of an editor.
 */
export type Access = "anyone" | "visitor" | "editor" | "owner";

/**
 * The counter of a call. A call over the limit has status 429. `notes`: 60 of a network in 15 minutes. `signIns`: 5 of an
 * account and 20 of a network in 15 minutes, 10 of everyone in a second. `uploads`: 100 of an account in an hour, and 2
 * GB in a day.
 */
export type RateLimitName = "notes" | "signIns" | "uploads";

/** One call of the API. Handlers, the typed client, the threat tests and the handbook's table are made from it. */
export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** A part that the caller chooses begins with a colon: `/api/users/:id`. */
  path: string;
  access: Access;
  /** The call needs the password, and the code of an account that has a second factor, given within ten minutes. */
  confirmed?: true;
  /** Open to an account that still has to turn on the second factor that all accounts need. */
  beforeSecondFactor?: true;
  /** The status with which the call ends before its body is read, if its subject does not exist. */
  goneFirst?: 404;
  /** Counted once the body is read and valid; for a file, when it has its turn to be read. */
  limit?: RateLimitName;
  /** What the call does, for the handbook. */
  summary: string;
  /** The status of a success. 200 where it is left out. */
  status?: 200 | 201;
  /** Members of the query string, all texts. */
  query?: z.core.$ZodType;
  /** The JSON body. A call without it takes an empty body. */
  body?: z.core.$ZodType;
  /** The body may be a whole collection: it has the limits of one. */
  collection?: true;
  /** A body that is no JSON: a file. */
  upload?: true;
  /** The JSON answer. A call without it answers with another type, such as a picture. */
  response?: z.core.$ZodType;
}

/** Declares one call of the API and keeps the types of its parts. */
export const defineRoute = <
  const Method extends Route["method"],
  const Path extends string,
  const Allowed extends Access,
  const Parts extends Omit<Route, "method" | "path" | "access">,
>(
  method: Method,
  path: Path,
  access: Allowed,
  parts: Parts,
) => ({ method, path, access, ...parts });

/** Matches the path of a request, with a group for each part that the caller chooses. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

/** The parts of a path that the caller chooses, by their name. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The output of a schema of a route; undefined where the route has none. */
export type Output<R extends Route, Part extends "query" | "body" | "response"> =
  R extends Record<Part, infer Schema extends z.core.$ZodType> ? z.output<Schema> : undefined;

/** The input of a schema of a route; undefined where the route has none. */
export type Input<R extends Route, Part extends "query" | "body" | "response"> =
  R extends Record<Part, infer Schema extends z.core.$ZodType> ? z.input<Schema> : undefined;
