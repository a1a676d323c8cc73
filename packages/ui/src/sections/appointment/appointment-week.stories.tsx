import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AppointmentWeek } from "./appointment-week.tsx";

const meta = {
  title: "Secciones/Appointment/Week",
  tags: ["new", "!stable"],
  component: AppointmentWeek,
  args: fixture("Appointment"),
  parameters: {
    guide: {
      choose: [
        "Cuando lo que más preguntan es qué días y a qué hora hay consulta.",
        "Cuando atiendes sólo en la mañana o sólo en la tarde algunos días.",
      ],
      avoid: ["Sin horario en el sitio: no hay semana que mostrar; quedan las preguntas."],
      states: [
        "Los días y sus mitades salen del horario; donde el consultorio no abre hay una raya.",
        "En celular cada día es un renglón; desde 1024 px, una columna.",
        "Sin JavaScript no hay calendario: quedan los botones con el mensaje normal.",
      ],
      accessibility: [
        "Toda la semana es un solo grupo: cada lugar se lee con su día, «el jueves por la tarde».",
        "Al elegir, se anuncia la frase corta.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AppointmentWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Appointment", "minimal") };
export const LongText: Story = { args: fixture("Appointment", "long") };
export const MissingPictures: Story = { args: fixture("Appointment", "missingPictures") };
export const ManyItems: Story = { args: fixture("Appointment", "many") };
