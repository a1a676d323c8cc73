/**
 * The control of the field at a path; of a group or a list, the first control inside it, which is a switch only where it has
 * no other. Null where none is drawn.
 */
export const controlOf = (form: HTMLElement, path: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-path="${path}"]`) ??
  form.querySelector<HTMLElement>(`[data-path^="${path}."]:not([role="switch"])`) ??
  form.querySelector<HTMLElement>(`[data-path^="${path}."]`);

/** The path of the field whose control this is, or is in or part of; null for any other element. */
export function pathOfControl(element: Element | null): string | null {
  const { path, partOf } = element?.closest<HTMLElement>("[data-path], [data-part-of]")?.dataset ?? {};
  return path ?? partOf ?? null;
}
