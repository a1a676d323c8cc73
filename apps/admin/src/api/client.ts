import type { Input, Output, Params, Route } from "@consultorio/api/contract";
import { z } from "zod";
import { ApiError, request } from "./request.ts";

/** The arguments of a route. A route without parts has none. */
type Call<R extends Route> = Part<"params", Params<R["path"]>> &
  Part<"query", Input<R, "query">> &
  Part<"body", Input<R, "body">>;

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : Value extends undefined
    ? unknown
    : { [Key in Name]: Value };

interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a route of the contract and reads its answer. An answer of another shape is a failure without words. */
export async function callApi<R extends Route>(
  route: R,
  call: Call<R> & AnyCall,
): Promise<Output<R, "response">>;
export async function callApi({ method, path, response }: Route, call: AnyCall): Promise<unknown> {
  const { params = {}, query, body, headers } = call;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = query ? `?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}` : "";
  const { json } = await request(address + search, { method, body, ...(headers && { headers }) });
  const parsed = response && z.safeParse(response, json);
  if (!parsed?.success) throw new ApiError(0, "");
  return parsed.data;
}

/** The Spanish reason of a failure; `otherwise` where the server gave none. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== "" ? error.message : otherwise;
