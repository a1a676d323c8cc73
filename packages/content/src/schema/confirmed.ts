import { flag, group, list, text } from "./fields.ts";

/** Content that looks like the example, and that the clinic confirms as its own. */
const confirmedSchema = group("Confirmado", {
  label: text("Campo", { max: 200 }),
  mark: text("Huella de lo que dice", { max: 20, required: true }),
  // Absent from an earlier release, whose first steps took a click on «Siguiente» for a yes.
  explicit: flag("Dicho expresamente").optional(),
});

export const confirmedListSchema = list("Confirmado como tuyo", confirmedSchema, { max: 300 });
