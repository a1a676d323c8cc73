import type { FieldProblem } from "@consultorio/content";

interface HttpErrorOptions extends ErrorOptions {
  headers?: Record<string, string>;
  /** Further members of the body, beside `error`. */
  body?: Record<string, unknown>;
}

/** An answer that is no success: a status, one Spanish sentence, and further members of the body and headers. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: string, { headers = {}, body = {}, ...options }: HttpErrorOptions = {}) {
    super(error, options);
    this.status = status;
    this.headers = headers;
    this.body = { error, ...body };
  }
}

/** The most problems that one answer lists: a body with thousands of mistakes must not get an answer of the same size. */
export const mostListed = 100;

/** 422 with every wrong field, of more than a hundred with the first. */
export function invalidFields(problems: FieldProblem[]): HttpError {
  const [first] = problems;
  const more = problems.length > 1 ? ` Hay ${problems.length} datos por corregir.` : "";
  return new HttpError(422, `${first?.message ?? "Revisa los campos."}${more}`, {
    body: { problems: problems.slice(0, mostListed) },
  });
}
