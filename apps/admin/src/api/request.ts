import { type FieldProblem, isRecord } from "@consultorio/content";
import { askConfirmation } from "./confirmation.ts";
import { noteAnswered, noteAway } from "./health.ts";

/** An answer of the server that is not a success. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Fields that the server refused. */
  readonly problems: FieldProblem[];
  /** The body of the answer, for answers that carry more than a message. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
    this.problems = problemsOf(body);
  }
}

interface Call {
  method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API of the same origin. Resolves with the answer whatever its status; rejects with status 0. */
export async function call(path: string, { method = "GET", body, headers = {} }: Call = {}) {
  try {
    const response = await fetch(new URL(path, window.location.origin), {
      method,
      credentials: "same-origin",
      cache: "no-store",
      headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (response.status === 503) noteAway();
    else noteAnswered();
    return response;
  } catch {
    noteAway();
    throw new ApiError(0, "");
  }
}

/**
 * Calls the API and reads its JSON; anything but a success is an {@link ApiError}. A call that needs the password again
 * waits while it is asked for over the screen, and is then made again.
 */
export async function request(
  path: string,
  options: Call = {},
): Promise<{ json: unknown; response: Response }> {
  const response = await call(path, options);
  const json = await readJson(response);
  if (response.ok) return { json, response };
  if (await isConfirmed(json)) return request(path, options);
  throw new ApiError(response.status, messageOf(json), json);
}

/** As {@link request}, for an answer that is a text. */
export async function requestText(path: string): Promise<string> {
  const response = await call(path);
  if (response.ok) return response.text();
  const json = await readJson(response);
  if (await isConfirmed(json)) return requestText(path);
  throw new ApiError(response.status, messageOf(json), json);
}

/** Whether a refusal asked for the password, and it was given. */
const isConfirmed = async (body: unknown): Promise<boolean> =>
  isRecord(body) && body.confirm === true && (await askConfirmation(body.secondFactor === true));

/** The body as JSON; null if it is empty or no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** The Spanish message of a refusal; empty where there is none. */
export const messageOf = (body: unknown): string =>
  isRecord(body) && typeof body.error === "string" ? body.error : "";

function problemsOf(body: unknown): FieldProblem[] {
  if (!isRecord(body) || !Array.isArray(body.problems)) return [];
  return body.problems.filter(isProblem);
}

const isProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value.path === "string" && typeof value.message === "string";
