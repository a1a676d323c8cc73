import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PaymentMethodsIcons } from "./payment-methods-icons.tsx";

const meta = {
  title: "Secciones/PaymentMethods/Icons",
  component: PaymentMethodsIcons,
  args: fixture("PaymentMethods"),
  parameters: {
    guide: {
      choose: [
        "Elígela si quieres que se entienda de un vistazo cómo se puede pagar.",
        "Funciona igual con una que con nueve formas de pago.",
      ],
      avoid: [
        "Evítala si necesitas aclarar algo de cada forma de pago: usa la tabla.",
        "Evítala si tus formas de pago no tienen icono: todas mostrarían la misma cartera.",
      ],
      states: [
        "Una forma de pago sin icono muestra una cartera.",
        "Cuando no caben en una fila siguen en otra, y la última se reparte el ancho.",
        "La nota sólo aparece si la escribes.",
      ],
      accessibility: [
        "Es una lista con el nombre de la sección.",
        "Los iconos son adorno: el nombre siempre está escrito.",
        "Nada se mueve ni se abre.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PaymentMethodsIcons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PaymentMethods", "minimal") };
export const LongText: Story = { args: fixture("PaymentMethods", "long") };
export const MissingPictures: Story = { args: fixture("PaymentMethods", "missingPictures") };
export const ManyItems: Story = { args: fixture("PaymentMethods", "many") };
