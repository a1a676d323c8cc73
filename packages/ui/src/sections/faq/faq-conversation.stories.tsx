import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FaqConversation } from "./faq-conversation.tsx";

const meta = {
  title: "Secciones/Faq/Conversation",
  tags: ["new", "!stable"],
  component: FaqConversation,
  args: fixture("Faq"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres un tono cercano.",
        "Cuando tus preguntas suenan como las diría un paciente por mensaje.",
      ],
      avoid: [
        "Con más de seis preguntas: sólo se ven las primeras seis.",
        "Con respuestas largas: dejan de parecer mensajes.",
      ],
      states: [
        "La pregunta está a la derecha y la respuesta a la izquierda, también en celular.",
        "Desde 1024 px el título acompaña a los mensajes mientras avanzan.",
      ],
      accessibility: ["El orden en que se lee es pregunta, respuesta; el lado y el color sólo lo acompañan."],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FaqConversation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Faq", "minimal") };
export const LongText: Story = { args: fixture("Faq", "long") };
export const MissingPictures: Story = { args: fixture("Faq", "missingPictures") };
export const ManyItems: Story = { args: fixture("Faq", "many") };
