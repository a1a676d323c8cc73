import type { Meta, StoryObj } from "@storybook/react-vite";
import { aboveLongPage, picturesLagBehind } from "#components/parallax/parallax-story.tsx";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CallToActionCard } from "./call-to-action-card.tsx";

const meta = {
  title: "Secciones/CallToAction/Card",
  component: CallToActionCard,
  args: fixture("CallToAction"),
  parameters: {
    guide: {
      choose: [
        "Tus pacientes prefieren marcar: el teléfono se lee en grande.",
        "Tienes una imagen con ambiente, clara u oscura.",
        "Quieres que la invitación quede al centro, sola.",
      ],
      avoid: ["La imagen tiene lo importante al centro: la tarjeta lo tapa.", "Sólo atiendes por WhatsApp."],
      states: [
        "Sin imagen, la tarjeta queda sobre azul claro.",
        "Sin teléfono no aparecen ni el número ni su botón.",
        "En el celular la tarjeta ocupa casi todo el ancho.",
      ],
      accessibility: [
        "El texto nunca está sobre la imagen.",
        "Con movimiento reducido la imagen se queda quieta.",
        "El número se puede marcar con el botón de abajo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CallToActionCard>;
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
