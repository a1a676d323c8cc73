import type { VerifiedSession } from "@consultorio/store";
import { z } from "zod";
import { requireOwnOrigin, requireSession } from "./auth/session.ts";
import type { Access, Output, Params, Route } from "./contract/define-route.ts";
import { formLimit, jsonLimit } from "./http/body-limits.ts";
import { parseBody } from "./http/parse-body.ts";
import { readJson, readNothing } from "./http/read-body.ts";
import { readUpload, type Upload } from "./http/read-upload.ts";
import { jsonResponse, Reply } from "./http/reply.ts";
import { requestHeader } from "./http/request-context.ts";
import type { Services } from "./services.ts";

/** What a handler knows of its call. */
interface CallContext<R extends Route = Route> {
  request: Request;
  /** Finds the request in the log. */
  requestId: string;
  services: Services;
  params: Params<R["path"]>;
  query: Output<R, "query">;
  body: R extends { upload: true } ? Upload : Output<R, "body">;
  /** The caller; null for a call that needs no session. */
  session: R["access"] extends "editor" | "owner" ? VerifiedSession : null;
}

type Answer<R extends Route> = Output<R, "response"> | Reply<Output<R, "response">> | Response;

/** Answers a call. What it throws becomes an answer too. */
export type Handler<R extends Route> = (context: CallContext<R>) => Promise<Answer<R>>;

/** A route of the contract with the code that answers it. */
export interface Endpoint<R extends Route = Route> {
  route: R;
  call(request: Request, params: Record<string, string>, services: Services): Promise<Response>;
}

interface EndpointOptions<R extends Route> {
  /** Ends a call with an error before its body is read, such as one whose token has expired. */
  precondition?: (services: Services, params: Params<R["path"]>) => Promise<void>;
}

/** Joins a route with its handler: access, body and answer follow the contract. */
export function implement<R extends Route>(
  route: R,
  handler: Handler<R>,
  { precondition }: EndpointOptions<R> = {},
): Endpoint<R> {
  return {
    route,
    async call(request, given, services) {
      const params = paramsOf(route, given);
      if (route.method !== "GET") requireOwnOrigin(request, services.origin);
      await sessionOf(route, request, services);
      await precondition?.(services, params);
      const sent = await readSent(route, request);
      // A body takes time to arrive: a session or a role that ended meanwhile is gone for this call too.
      const session = await sessionOf(route, request, services);
      const body = bodyOf(route, sent);
      const query = queryOf(route, request);
      const requestId = request.headers.get(requestHeader) ?? "";
      const answer = await handler({ request, requestId, services, params, query, body, session });
      if (answer instanceof Response) return answer;
      const { value, headers } = answer instanceof Reply ? answer : { value: answer, headers: {} };
      const { response = z.undefined(), status = 200 } = route;
      return jsonResponse(z.encode(response, value), { status, headers });
    },
  };
}

/** The body as it was sent: JSON, a file, or nothing. Throws as the readers do. */
async function readSent({ method, upload, body, access }: Route, request: Request): Promise<unknown> {
  if (method === "GET") return undefined;
  if (upload) return readUpload(request);
  if (body) return readJson(request, access === "visitor" ? formLimit : jsonLimit);
  return readNothing(request);
}

// The overloads below say what the contract's types mean for one route; their code is the same for all routes.

function sessionOf<R extends Route>(
  route: R,
  request: Request,
  services: Services,
): Promise<CallContext<R>["session"]>;
async function sessionOf({ access }: Route, request: Request, services: Services): Promise<unknown> {
  const open: readonly Access[] = ["anyone", "visitor"];
  return open.includes(access) ? null : requireSession(request, services, { owner: access === "owner" });
}

function paramsOf<R extends Route>(route: R, given: Record<string, string>): Params<R["path"]>;
function paramsOf(_route: Route, given: Record<string, string>): unknown {
  return given;
}

function bodyOf<R extends Route>(route: R, sent: unknown): CallContext<R>["body"];
function bodyOf({ body }: Route, sent: unknown): unknown {
  return body ? parseBody(body, sent) : sent;
}

function queryOf<R extends Route>(route: R, request: Request): CallContext<R>["query"];
function queryOf({ query }: Route, request: Request): unknown {
  return query && parseBody(query, Object.fromEntries(new URL(request.url).searchParams));
}
