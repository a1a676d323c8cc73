import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FaqAccordion } from "./faq-accordion.tsx";

const meta = {
  title: "Secciones/Faq/Accordion",
  tags: ["new", "!stable"],
  component: FaqAccordion,
  args: fixture("Faq"),
  parameters: {
    guide: {
      choose: [
        "Cuando tienes más de seis preguntas, o alguna respuesta lleva varios párrafos.",
        "Cuando quieres que se vea de un vistazo qué contestas.",
      ],
      avoid: ["Con dos o tres respuestas de un renglón: es más rápido leerlas en dos columnas."],
      states: [
        "La primera está abierta, para que se entienda que se tocan.",
        "Al abrir una se cierra la anterior, sin JavaScript.",
      ],
      accessibility: [
        "Es `details` con `summary`: se abre con Intro o espacio, y el lector de pantalla dice si está abierta.",
        "Buscar en la página encuentra también lo que está cerrado.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FaqAccordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Faq", "minimal") };
export const LongText: Story = { args: fixture("Faq", "long") };
export const MissingPictures: Story = { args: fixture("Faq", "missingPictures") };
export const ManyItems: Story = { args: fixture("Faq", "many") };
