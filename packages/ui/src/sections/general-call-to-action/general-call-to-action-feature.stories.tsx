import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GeneralCallToActionFeature } from "./general-call-to-action-feature.tsx";

const meta = {
  title: "Secciones/GeneralCallToAction/Feature",
  component: GeneralCallToActionFeature,
  args: fixture("GeneralCallToAction"),
  parameters: {
    guide: {
      choose: [
        "Elígela si tienes una buena imagen y quieres que el costo quede claro antes de llamar.",
        "Es la más equilibrada: imagen, invitación, precio y botones.",
      ],
      avoid: [
        "Evítala si el precio es lo más importante: usa «Precio en grande».",
        "Evítala si lo urgente va primero: usa «Urgencias primero».",
      ],
      states: [
        "En el celular la imagen va debajo de los botones, con el precio sobre su orilla. Sin imagen aparece la línea de la marca en su lugar.",
        "Sin precios ni descripción no hay tarjeta.",
        "Sin teléfono de urgencias no hay tercer botón.",
      ],
      accessibility: [
        "La imagen se describe; el fondo es adorno.",
        "Los precios son una lista: cada uno dice primero de qué es.",
        "Los tres botones miden al menos 48 píxeles de alto.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GeneralCallToActionFeature>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("GeneralCallToAction", "minimal") };
export const LongText: Story = { args: fixture("GeneralCallToAction", "long") };
export const MissingPictures: Story = { args: fixture("GeneralCallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("GeneralCallToAction", "many") };

export const WithoutPrices: Story = { args: { price1: "", price2: "", description: "" } };
