import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { GeneralCallToActionCosts } from "./general-call-to-action-costs.tsx";

const meta = {
  title: "Secciones/GeneralCallToAction/Costs",
  component: GeneralCallToActionCosts,
  args: fixture("GeneralCallToAction"),
  parameters: {
    guide: {
      choose: [
        "Elígela en lugar de tres secciones: el precio, las formas de pago y los seguros quedan en una.",
        "Va bien si te preguntan si aceptas su seguro: todas las aseguradoras se leen a la vez.",
      ],
      avoid: [
        "Evítala si quieres explicar cada forma de pago: usa su propia sección.",
        "Evítala si quieres mostrar los logotipos de las aseguradoras: usa «Muro».",
      ],
      states: [
        "El primer precio va en grande; el segundo, en un renglón. Sin precios ni descripción no hay talón.",
        "La página de inicio ya no repite «Formas de pago» ni «Seguros»; si ocultas una, se oculta también aquí.",
        "Sin formas de pago o sin aseguradoras, lo demás ocupa el ancho.",
        "De la nota de los seguros se ve la primera frase, y lo demás al tocarla.",
        "Una forma de pago sin icono muestra una cartera.",
      ],
      accessibility: [
        "Precios, formas de pago y aseguradoras son tres listas; las dos últimas tienen encabezado.",
        "Las notas se abren con el teclado y sin JavaScript.",
        "Los iconos y la línea punteada son adorno.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof GeneralCallToActionCosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("GeneralCallToAction", "minimal") };
export const LongText: Story = { args: fixture("GeneralCallToAction", "long") };
export const MissingPictures: Story = { args: fixture("GeneralCallToAction", "missingPictures") };
export const ManyItems: Story = { args: fixture("GeneralCallToAction", "many") };

export const OnePrice: Story = { args: { price2: "" } };
export const WithoutPrices: Story = { args: { price1: "", price2: "", description: "" } };
export const WithoutInsurers: Story = { args: { insurers: [] } };
export const OnlyPrices: Story = { args: { methods: [], insurers: [] } };
