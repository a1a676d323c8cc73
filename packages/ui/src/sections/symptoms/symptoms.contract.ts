import { defineSection } from "../../registry/define-section.ts";
import { type CollectionProps, selectCollection } from "../collection-items.ts";

export const symptoms = defineSection({
  label: "Síntomas",
  select: (site): CollectionProps | null => selectCollection(site, "symptoms"),
  variants: {
    SymptomsCards: {
      label: "Tarjetas",
      description:
        "Los primeros cuatro síntomas con imagen y una frase. Elígela para que el paciente se reconozca de un vistazo.",
    },
    SymptomsList: {
      label: "Lista",
      description: "Los primeros seis síntomas en una lista con icono. Elígela si buscas algo breve.",
    },
    SymptomsBodyMap: {
      label: "Mapa del cuerpo",
      description:
        "Una figura con zonas que llevan a cada síntoma, y la lista a sus lados. Elígela si tus pacientes saben dónde les duele, pero no cómo se llama.",
    },
  },
});
