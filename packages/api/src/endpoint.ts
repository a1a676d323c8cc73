import type { User, VerifiedSession } from "@consultorio/store";
import { z } from "zod";
import { countCall } from "./auth/rate-limits.ts";
import { requireOwnOrigin, requireSession } from "./auth/session.ts";
import type { Output, Params, Route } from "./contract/define-route.ts";
import type { done } from "./contract/fields.ts";
import { cleanBody } from "./http/clean-body.ts";
import { limitsOf } from "./http/limits-of.ts";
import { parseBody } from "./http/parse-body.ts";
import { readJson, readNothing } from "./http/read-body.ts";
import { receiveUpload, type Upload } from "./http/receive-upload.ts";
import { jsonResponse, Reply } from "./http/reply.ts";
import { requestHeader } from "./http/request-context.ts";
import type { Services } from "./services.ts";

/** The part of the context that is the same for every route. */
interface AnyCall {
  request: Request;
  /** Finds the request in the log. */
  requestId: string;
  services: Services;
  params: unknown;
  query: unknown;
  body: unknown;
  session: VerifiedSession | null;
}

interface CallContext<R extends Route> extends AnyCall {
  params: Params<R["path"]>;
  query: Output<R, "query">;
  body: R extends { upload: true } ? Upload : Output<R, "body">;
  /** The caller; null for a call that needs no session. */
  session: R["access"] extends "editor" | "owner" ? VerifiedSession : null;
}

type Answer<R extends Route> = Output<R, "response"> | Reply<Output<R, "response">> | Response;

/** Nothing, for a handler whose call answers `{ ok: true }`. */
type NoAnswer<R extends Route> = Output<R, "response"> extends z.output<typeof done> ? Promise<void> : never;

/** Answers a call. An error that it throws becomes an answer too. */
type Handler<R extends Route> = (context: CallContext<R>) => Promise<Answer<R>> | NoAnswer<R>;

/** The handler of a route that is `goneFirst`: `precondition` throws that status where its subject is not there. */
interface GuardedHandler<R extends Route> {
  precondition(services: Services, request: Request): Promise<void>;
  answer: Handler<R>;
}

/** The code of some routes of the contract, by their names. */
export type Handlers<Routes extends Record<string, Route>> = {
  [Name in keyof Routes]: Routes[Name] extends { goneFirst: 404 }
    ? GuardedHandler<Routes[Name]>
    : Handler<Routes[Name]>;
};

/** A route of the contract with the code that answers it. */
export interface Endpoint {
  route: Route;
  call(request: Request, params: Record<string, string>, services: Services): Promise<Response>;
}

type AnyHandler = (context: AnyCall) => Promise<unknown>;
interface AnyGuardedHandler {
  precondition(services: Services, request: Request): Promise<void>;
  answer: AnyHandler;
}

/** Joins routes with their handlers: access, body and answer follow the contract. */
export function implement<Routes extends Record<string, Route>>(
  routes: Routes,
  handlers: Handlers<Routes>,
): Endpoint[];
// The overload has the types of each route; this code is the same for all routes.
export function implement<Name extends string>(
  routes: Record<Name, Route>,
  handlers: Record<Name, AnyHandler | AnyGuardedHandler>,
): Endpoint[] {
  const names = Object.keys(routes) as Name[];
  return names.map((name) => {
    const handler = handlers[name];
    return endpointOf(routes[name], typeof handler === "function" ? { answer: handler } : handler);
  });
}

function endpointOf(
  route: Route,
  { precondition, answer }: Pick<AnyGuardedHandler, "answer"> & Partial<AnyGuardedHandler>,
): Endpoint {
  return {
    route,
    async call(request, params, services) {
      if (route.method !== "GET") requireOwnOrigin(request, services.origin);
      await sessionOf(route, request, services);
      await precondition?.(services, request);
      const count = async (by: { user: User | null; body: unknown }) => {
        if (route.limit) await countCall(route.limit, { services, request, ...by });
      };
      const answerTo = async (sent: unknown): Promise<Response> => {
        // A body takes time to arrive: a session or a role that ended meanwhile is gone for this call too.
        const session = await sessionOf(route, request, services);
        const body = route.body ? parseBody(route.body, cleanBody(sent)) : sent;
        const searchParams = Object.fromEntries(new URL(request.url).searchParams);
        const query = route.query && parseBody(route.query, cleanBody(searchParams));
        const requestId = request.headers.get(requestHeader) ?? "";
        if (!route.upload) await count({ user: session?.user ?? null, body });
        const answered = await answer({ request, requestId, services, params, query, body, session });
        if (answered instanceof Response) return answered;
        const { value = { ok: true }, headers } =
          answered instanceof Reply ? answered : { value: answered, headers: {} };
        const { response = z.undefined(), status = 200 } = route;
        return jsonResponse(z.encode(response, value), { status, headers });
      };
      if (!route.upload) return answerTo(await readSent(route, request));
      // An upload without a turn does not count, and an upload over the limit is not read into memory.
      const { user } = await requireSession(request, services, route);
      return receiveUpload(request, () => count({ user, body: undefined }), answerTo);
    },
  };
}

/** The body as it was sent: JSON or nothing. Throws as `readJson` and `readNothing` do. */
async function readSent(route: Route, request: Request): Promise<unknown> {
  if (route.method === "GET") return undefined;
  return route.body ? readJson(request, limitsOf(route)) : readNothing(request);
}

/** The session that a route requires; null where it requires none. Throws as `requireSession` does. */
async function sessionOf(route: Route, request: Request, services: Services) {
  if (route.access === "anyone" || route.access === "visitor") return null;
  return requireSession(request, services, route);
}
