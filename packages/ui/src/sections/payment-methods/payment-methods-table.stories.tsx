import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { PaymentMethodsTable } from "./payment-methods-table.tsx";

const meta = {
  title: "Secciones/PaymentMethods/Table",
  component: PaymentMethodsTable,
  args: fixture("PaymentMethods"),
  parameters: {
    guide: {
      choose: [
        "Elígela si te preguntan mucho por facturas, comprobantes o seguros.",
        "Escribe en «Lo que conviene saber» una frase por forma de pago.",
      ],
      avoid: [
        "Evítala si no tienes nada que aclarar: la tabla queda con una sola columna.",
        "Evítala si quieres una sección breve: usa la fila de iconos.",
      ],
      states: [
        "Sin ninguna aclaración desaparece la segunda columna.",
        "La nota de facturación ocupa un recuadro bajo el título; en el celular, debajo de la tabla. Sin ella, el recuadro no está.",
        "En el celular el icono va arriba del nombre y las dos columnas se conservan.",
      ],
      accessibility: [
        "Es una tabla con encabezados de columna y de fila, y lleva el nombre de la sección.",
        "Al ampliar el texto, las celdas crecen y las palabras pasan al renglón siguiente.",
        "Nada se mueve ni se abre.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof PaymentMethodsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PaymentMethods", "minimal") };
export const LongText: Story = { args: fixture("PaymentMethods", "long") };
export const MissingPictures: Story = { args: fixture("PaymentMethods", "missingPictures") };
export const ManyItems: Story = { args: fixture("PaymentMethods", "many") };
