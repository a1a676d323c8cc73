import { pathPattern } from "./contract/define-route.ts";
import type { Endpoint } from "./endpoint.ts";
import { answerTo } from "./errors.ts";
import { compressed } from "./http/compressed.ts";
import { HttpError } from "./http/http-error.ts";
import { jsonResponse } from "./http/reply.ts";
import { requestHeader } from "./http/request-context.ts";
import { endpoints } from "./routes/index.ts";
import type { Services } from "./services.ts";

/** Answers a request to the API. Never rejects: every failure is an answer, and an unexpected one goes to the log. */
export type Api = (request: Request) => Promise<Response>;

/** Makes the API from its services. */
export function createApi(services: Services): Api {
  return async (request) => {
    try {
      const { endpoint, params } = match(request);
      return await compressed(request, await endpoint.call(request, params, services));
    } catch (error) {
      return errorResponse(error, request, services);
    }
  };
}

function errorResponse(error: unknown, request: Request, services: Services): Response {
  const requestId = request.headers.get(requestHeader) ?? "";
  const unexpected = "Algo falló en el servidor. Vuelve a intentarlo en un momento.";
  const { status, headers, body } = answerTo(error, requestId, services, unexpected);
  return jsonResponse(body, { status, headers: status === 401 ? { ...challenge, ...headers } : headers });
}

/** Each 401 has to have one (RFC 9110, section 15.5.2). For an unknown scheme a browser shows no prompt. */
const challenge = { "WWW-Authenticate": 'Cookie realm="Consultorio"' };

const table: { pattern: RegExp; endpoint: Endpoint }[] = Object.values(endpoints).map((endpoint) => ({
  pattern: pathPattern(endpoint.route.path),
  endpoint,
}));

/** The endpoint for a request and the parts of its path. Throws 404, and 405 for another method of a known path. */
function match({ method, url }: Request): { endpoint: Endpoint; params: Record<string, string> } {
  const { pathname } = new URL(url);
  const wanted = method === "HEAD" ? "GET" : method;
  const ofPath = table.filter(({ pattern }) => pattern.test(pathname));
  const match = ofPath.find(({ endpoint }) => endpoint.route.method === wanted);
  if (match) {
    const parts = Object.entries(match.pattern.exec(pathname)?.groups ?? {});
    const params = parts.map(([name, part]) => [name, decodeURIComponent(part)] as const);
    return { endpoint: match.endpoint, params: Object.fromEntries(params) };
  }
  if (ofPath.length === 0) throw new HttpError(404, "No existe.");
  const allowed = ofPath.map(({ endpoint }) => endpoint.route.method).join(", ");
  throw new HttpError(405, "Aquí no se puede hacer eso.", { headers: { Allow: allowed } });
}
