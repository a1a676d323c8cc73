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
        "La línea que une los números repite el dibujo de la marca: va bien si la portada no lo lleva.",
      ],
      avoid: [
        "Evítala si los pacientes creen que son pasos de un trámite: usa la fila de iconos.",
        "Evítala si cada forma de pago necesita una explicación: usa la tabla.",
      ],
      states: [
        "Las primeras cuatro llevan número; las demás pasan a una segunda fila.",
        "Sin iconos quedan los números y los nombres.",
        "Sin nota ni segunda fila, la parte de abajo desaparece.",
      ],
      accessibility: [
        "Las cuatro primeras son una lista ordenada; el número dibujado no se lee dos veces.",
        "La segunda fila es otra lista, con nombre propio.",
        "La línea y los iconos son adorno y el lector de pantalla los omite.",
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
