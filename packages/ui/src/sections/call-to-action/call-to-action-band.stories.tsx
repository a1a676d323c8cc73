import type { Meta, StoryObj } from "@storybook/react-vite";
import { aboveLongPage, picturesLagBehind } from "#components/parallax/parallax-story.tsx";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionBand } from "./call-to-action-band.tsx";

const meta = {
  title: "Secciones/CallToAction/Band",
  component: CallToActionBand,
  args: fixture("CallToAction"),
  parameters: {
    guide: {
      choose: ["Quieres cerrar la página con fuerza.", "Tienes una imagen oscura o con poco detalle."],
      avoid: [
        "El pie de página también es oscuro y le sigue.",
        "La imagen merece verse completa: elige mitad imagen.",
      ],
      states: [
        "Sin imagen queda una banda oscura lisa.",
        "Sin teléfono o sin WhatsApp, su botón no aparece.",
        "En el celular los botones van debajo del texto, uno bajo otro.",
      ],
      accessibility: [
        "Un velo oscuro asegura el contraste del texto sobre la imagen.",
        "Con movimiento reducido la imagen se queda quieta.",
        "Los botones dicen lo que hacen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("CallToAction", "minimal") };
export const LongText: Story = { args: fixture("CallToAction", "long") };
export const MissingPictures: Story = { args: fixture("CallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("CallToAction", "many") };

export const PictureLagsBehindScroll: Story = {
  decorators: [aboveLongPage],
  play: ({ canvasElement }) => picturesLagBehind(canvasElement),
};
