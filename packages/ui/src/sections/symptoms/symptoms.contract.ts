import { visible } from "@consultorio/content";
import type { CollectionContent } from "../collection/collection.props.ts";
import { selectCollection } from "../collection/collection-items.ts";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";

export const symptoms = defineSection({
  label: "Síntomas",
  select: (site): CollectionContent | null => selectCollection(site, "symptoms"),
  variants: {
    SymptomsCards: {
      label: "Tarjetas",
      description:
        "Los primeros cuatro síntomas en tarjetas que empiezan por el nombre y terminan en la imagen; en el celular se deslizan. Elígela para que el paciente se reconozca de un vistazo.",
      fit: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
    },
    SymptomsList: {
      label: "Lista",
      description: "Los primeros seis síntomas en una lista con icono. Elígela si buscas algo breve.",
      fit: fitsAnything,
    },
    SymptomsBodyMap: {
      label: "Mapa del cuerpo",
      description:
        "Una figura con zonas que llevan a cada síntoma, y la lista a sus lados. Elígela si tus pacientes saben dónde les duele, pero no cómo se llama.",
      fit: ({ symptoms: all }) => few("síntomas", 4, visible(all)),
    },
  },
});
