import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PaymentMethodsSteps } from "./payment-methods-steps.tsx";

const meta = {
  title: "Secciones/PaymentMethods/Steps",
  component: PaymentMethodsSteps,
  args: fixture("PaymentMethods"),
  parameters: {
    guide: {
      choose: [
        "Elígela si tienes de cuatro a seis formas de pago y quieres que se lean con calma.",
        "La línea que une los iconos repite el dibujo de la marca: va bien si la portada no lo lleva.",
      ],
      avoid: [
        "Evítala si los pacientes creen que son pasos de un trámite, o si sólo quieres que se vea qué aceptas: usa la fila de iconos.",
        "Evítala si lo que hay que saber de cada una pasa de una frase: usa la tabla.",
      ],
      states: [
        "Las primeras cuatro van numeradas sobre la línea, con lo que conviene saber; las demás pasan a una segunda fila.",
        "En el celular la línea baja de icono en icono, y las notas no se ven.",
        "Una forma de pago sin icono muestra una cartera.",
        "Sin nota ni segunda fila, la parte de abajo desaparece.",
      ],
      accessibility: [
        "Las cuatro primeras son una lista ordenada; el número dibujado no se lee dos veces.",
        "La segunda fila es otra lista, con nombre propio.",
        "La línea y los iconos son adorno y el lector de pantalla los omite.",
        "Nada se mueve ni se abre.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PaymentMethodsSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PaymentMethods", "minimal") };
export const LongText: Story = { args: fixture("PaymentMethods", "long") };
export const MissingPictures: Story = { args: fixture("PaymentMethods", "missingPictures") };
export const ManyItems: Story = { args: fixture("PaymentMethods", "many") };
