import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionSplit } from "./call-to-action-split.tsx";

const meta = {
  title: "Secciones/CallToAction/Split",
  component: CallToActionSplit,
  args: fixture("CallToAction"),
  parameters: {
    guide: {
      choose: [
        "La imagen merece verse completa, sin texto encima.",
        "Quieres un cierre claro antes de un pie oscuro.",
      ],
      avoid: [
        "No tienes imagen: media pantalla quedaría con la línea de la marca.",
        "La sección de arriba también parte la pantalla a la mitad.",
      ],
      states: [
        "En pantallas anchas la imagen llega hasta el borde izquierdo.",
        "En el celular la imagen va arriba y el texto debajo.",
        "Sin imagen queda la línea de la marca.",
      ],
      accessibility: [
        "La imagen es decoración.",
        "El texto va sobre fondo claro, con contraste de más de 4.5 a 1.",
        "No hay nada que se mueva ni que se abra.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToAction", "minimal") };
export const LongText: Story = { args: fixture("CallToAction", "long") };
export const MissingPictures: Story = { args: fixture("CallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToAction", "many") };
