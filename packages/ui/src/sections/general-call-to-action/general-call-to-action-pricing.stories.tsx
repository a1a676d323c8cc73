import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GeneralCallToActionPricing } from "./general-call-to-action-pricing.tsx";

const meta = {
  title: "Secciones/GeneralCallToAction/Pricing",
  component: GeneralCallToActionPricing,
  args: fixture("GeneralCallToAction"),
  parameters: {
    guide: {
      choose: [
        "Elígela si tu texto dice, frase por frase, qué recibe el paciente.",
        "Va bien si lo primero que te preguntan es cuánto cuesta: el primer precio es lo más grande de la página.",
      ],
      avoid: [
        "Evítala si tu texto es una pregunta o una anécdota: cada frase lleva una palomita.",
        "Evítala si quieres mostrar una imagen: usa «Imagen y precio».",
      ],
      states: [
        "El primer precio va en grande; el segundo, en un renglón con su nombre. Con uno solo no hay renglón.",
        "Sin precios queda la lista de lo que incluye.",
        "Un precio escrito sin dos puntos se lee completo, en letra grande.",
      ],
      accessibility: [
        "Precios e inclusiones son dos listas; la segunda tiene encabezado.",
        "Las palomitas son adorno.",
        "El precio va en claro sobre oscuro, con contraste de más de 4.5 a 1.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GeneralCallToActionPricing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("GeneralCallToAction", "minimal") };
export const LongText: Story = { args: fixture("GeneralCallToAction", "long") };
export const MissingPictures: Story = { args: fixture("GeneralCallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("GeneralCallToAction", "many") };

export const OnePrice: Story = { args: { price2: "" } };
export const WithoutPrices: Story = { args: { price1: "", price2: "" } };
