import type { z } from "zod";
import { group, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Pedir cita", {
  ...heading,
  reasons: list("Motivos", text("Motivo", { max: 60, required: true }), {
    max: 8,
    help: "Cada uno completa la frase «Quiero una cita por…», en minúsculas: una herida que no cierra",
  }),
  note: text("Lo que conviene saber", {
    max: 300,
    help: "Por ejemplo, que no se guarda nada y que en una urgencia se llama al 911",
  }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Pide tu cita",
  sectionSubtitle: "",
  reasons: [],
  note: "",
};

export const appointment = schema.default(empty);
