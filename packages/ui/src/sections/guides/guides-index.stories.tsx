import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GuidesIndex } from "./guides-index.tsx";

const meta = {
  title: "Secciones/Guides/Index",
  component: GuidesIndex,
  args: fixture("Guides"),
  parameters: {
    guide: {
      choose: [
        "Cuando quieres que las guías se encuentren de un vistazo, con poco espacio.",
        "Cuando la sección de arriba ya tiene muchas imágenes.",
      ],
      avoid: ["Si sólo tienes una guía: una lista de uno no dice nada."],
      states: [
        "Muestra las primeras seis guías.",
        "En celular es una lista con número y título, que termina en el enlace a todas; la descripción aparece desde 640 px.",
        "Dos columnas desde 768 px, que se leen por renglón.",
      ],
      accessibility: [
        "Es una lista con orden: el lector de pantalla ya dice el número, y la cifra dibujada es adorno.",
        "El título es el enlace y cubre todo el renglón.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GuidesIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Guides", "minimal") };
export const LongText: Story = { args: fixture("Guides", "long") };
export const MissingPictures: Story = { args: fixture("Guides", "missingPictures") };
export const ManyItems: Story = { args: fixture("Guides", "many") };
