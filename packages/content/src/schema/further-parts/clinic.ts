import type { z } from "zod";
import { group, image } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("El consultorio", {
  ...heading,
  imagePath: image("Imagen", { photo: "facade", help: "La fachada, la entrada o la sala. Vacío si no hay" }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Dónde estamos",
  sectionSubtitle: "",
  imagePath: "",
};

export const clinic = schema.default(empty);
