import { services } from "../app/services.ts";
import { requestHeader } from "../server/headers.ts";
import { numberNote } from "../server/request-number.ts";
import { answer } from "./answer.ts";
import { Refused } from "./refused.ts";

/** Makes a route of a call: whatever it throws becomes an answer, and nothing of the machine gets out. */
export function handle<Context>(
  call: (request: Request, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    try {
      return await call(request, context);
    } catch (error) {
      return refuse(error, request);
    }
  };
}

function refuse(error: unknown, request: Request): Response {
  if (error instanceof Refused) {
    const { status, message, problems, headers, more } = error;
    return answer({ error: message, ...(problems && { problems }), ...more }, { status, headers });
  }
  const { refusalOf, report } = services();
  const refusal = refusalOf(error);
  const number = request.headers.get(requestHeader) ?? "";
  if (refusal === null || refusal.status >= 500) report(error, number);
  if (refusal) return answer(refusal.body, { status: refusal.status, headers: refusal.headers ?? {} });
  const told = "Algo falló en el servidor. Vuelve a intentarlo en un momento.";
  return answer({ error: `${told} ${numberNote(number)}` }, { status: 500 });
}
