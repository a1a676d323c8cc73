/** The problem of a page: the path of the page or of a field, and one Spanish sentence. */
export interface PublishProblem {
  path: string;
  message: string;
}

/** The site was not published; visitors still see the last publication. */
export class PublishFailed extends Error {
  override name = "PublishFailed";
  readonly problems: PublishProblem[];

  constructor(problems: PublishProblem[], options: ErrorOptions = {}) {
    const [first] = problems;
    const where = first?.path ? ` «${first.path}»: ` : " ";
    const more = problems.length > 1 ? ` Hay ${problems.length} problemas en total.` : "";
    super(`No se publicó; el sitio sigue como estaba.${where}${first?.message ?? ""}${more}`, options);
    this.problems = problems;
  }
}

/** Another publish is under way. */
export class PublishBusy extends Error {
  override name = "PublishBusy";

  constructor() {
    super("Ya se está publicando. Espera a que termine e inténtalo de nuevo.");
  }
}
