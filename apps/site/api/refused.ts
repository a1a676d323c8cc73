import type { FieldProblem } from "@consultorio/content";

/** Ends a call with a status and one Spanish sentence, and what is wrong with which field. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: number;
  readonly problems: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;
  /** Further members of the body. */
  readonly more: Record<string, unknown>;

  constructor(
    status: number,
    error: string,
    {
      problems,
      headers = {},
      more = {},
    }: { problems?: FieldProblem[]; headers?: Record<string, string>; more?: Record<string, unknown> } = {},
  ) {
    super(error);
    this.status = status;
    this.problems = problems;
    this.headers = headers;
    this.more = more;
  }
}

/** As many as anybody corrects at once; a body of nothing but mistakes gets no answer of its own size. */
const mostShown = 100;

/** 422 with every wrong field, of more than a hundred with the first. */
export function refusedFields(problems: FieldProblem[]): Refused {
  const [first] = problems;
  const more = problems.length > 1 ? ` Hay ${problems.length} campos por corregir.` : "";
  return new Refused(422, `${first?.message ?? "Revisa los campos."}${more}`, {
    problems: problems.slice(0, mostShown),
  });
}
