import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AppointmentSentence } from "./appointment-sentence.tsx";

const meta = {
  title: "Secciones/Appointment/Sentence",
  tags: ["new", "!stable"],
  component: AppointmentSentence,
  args: fixture("Appointment"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres una franja que resalte, con muy pocas palabras.",
        "Cuando tus motivos son cortos.",
      ],
      avoid: ["Con motivos largos: la frase ocupa muchos renglones en celular."],
      states: [
        "Cada hueco abre la lista del teléfono o de la computadora, y muestra lo elegido dentro de la frase.",
        "Un día que sólo abre en la tarde apaga la mañana en su lista, y al revés.",
        "Sin JavaScript no hay huecos: quedan los botones con el mensaje normal.",
      ],
      accessibility: [
        "Cada hueco es una lista con la pregunta como nombre, y se abre con el teclado.",
        "Al elegir, se anuncia la frase completa.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AppointmentSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Appointment", "minimal") };
export const LongText: Story = { args: fixture("Appointment", "long") };
export const MissingPictures: Story = { args: fixture("Appointment", "missingPictures") };
export const ManyItems: Story = { args: fixture("Appointment", "many") };
