import { flag, group, list, text } from "./fields.ts";

/** Something that looks like a part of the example, and that the clinic says is its own. */
const confirmedSchema = group("Confirmado", {
  label: text("Campo", { max: 200 }),
  mark: text("Huella de lo que dice", { max: 20, required: true }),
  // Absent where an earlier release stored it: the first steps took a click on «Siguiente» for a yes.
  explicit: flag("Dicho expresamente").optional(),
});

export const confirmedListSchema = list("Confirmado como tuyo", confirmedSchema, { max: 300 });
