import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { AppointmentChat } from "./appointment-chat.tsx";

const meta = {
  title: "Secciones/Appointment/Chat",
  tags: ["new", "!stable"],
  component: AppointmentChat,
  args: fixture("Appointment"),
  parameters: {
    guide: {
      choose: [
        "Cuando casi todos tus pacientes te escriben por WhatsApp.",
        "Cuando quieres que vean lo que van a enviar antes de enviarlo.",
      ],
      avoid: ["Sin número de WhatsApp: queda sólo la frase para el teléfono; elige la semana."],
      states: [
        "Cada respuesta cambia el mensaje, su enlace y la frase para el teléfono.",
        "Un día que sólo abre en la tarde apaga la mañana, y al revés.",
        "Sin JavaScript no hay preguntas: queda el mensaje normal con sus botones.",
        "Desde 1024 px el mensaje acompaña a las preguntas mientras avanzan.",
      ],
      accessibility: [
        "Cada pregunta es un grupo con su nombre; sus respuestas se recorren con las flechas.",
        "Al elegir, se anuncia la frase corta para el teléfono, no todo el mensaje.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof AppointmentChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Appointment", "minimal") };
export const LongText: Story = { args: fixture("Appointment", "long") };
export const MissingPictures: Story = { args: fixture("Appointment", "missingPictures") };
export const ManyItems: Story = { args: fixture("Appointment", "many") };
