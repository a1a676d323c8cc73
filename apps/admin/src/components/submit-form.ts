import type { UseFormReturnType } from "@mantine/form";
import { ApiError } from "#api/request.ts";

/** The `onSubmit` of a form: sends its values, or focuses the first wrong field. */
export const onSubmitOrFocus = <Values>(form: UseFormReturnType<Values>, submit: (values: Values) => void) =>
  form.onSubmit(
    (values) => submit(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
  );

/** Shows the fields that the server refused beside them; false where it named none. */
export function setProblems<Values>(form: UseFormReturnType<Values>, error: Error): boolean {
  const problems = error instanceof ApiError ? error.problems : [];
  for (const { path, message } of problems) form.setFieldError(path, message);
  return problems.length > 0;
}
