import { services } from "../app/services.ts";
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
      return refuse(error);
    }
  };
}

function refuse(error: unknown): Response {
  if (error instanceof Refused) {
    const { status, message, problems, headers, more } = error;
    return answer({ error: message, ...(problems && { problems }), ...more }, { status, headers });
  }
  const refusal = services().refusalOf(error);
  if (refusal) return answer(refusal.body, { status: refusal.status, headers: refusal.headers ?? {} });
  console.error(error);
  return answer({ error: "Algo falló en el servidor. Vuelve a intentarlo en un momento." }, { status: 500 });
}
