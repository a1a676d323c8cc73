import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { InsuranceWall } from "./insurance-wall.tsx";

const meta = {
  title: "Secciones/Insurance/Wall",
  component: InsuranceWall,
  args: fixture("Insurance"),
  parameters: {
    guide: {
      choose: [
        "Elígela si quieres mostrar todas las aseguradoras sin que nada se mueva.",
        "Es la mejor opción si subiste logotipos con permiso de cada aseguradora.",
      ],
      avoid: [
        "Evítala si tienes más de veinte aseguradoras: en el celular se vuelve muy larga.",
        "Evítala si los pacientes llegan a buscar la suya: usa el buscador.",
      ],
      states: [
        "Hay cuatro columnas, tres en tabletas y dos en celulares.",
        "La última casilla crece hasta cerrar la fila e invita a preguntar por reembolso.",
        "Un logotipo sustituye al nombre escrito; sin logotipo, el nombre.",
      ],
      accessibility: [
        "Las aseguradoras son una lista con el nombre de la sección.",
        "Cada logotipo se lee con el nombre de su aseguradora.",
        "El único control es el enlace para preguntar.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof InsuranceWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Insurance", "minimal") };
export const LongText: Story = { args: fixture("Insurance", "long") };
export const MissingPictures: Story = { args: fixture("Insurance", "missingPictures") };
export const ManyItems: Story = { args: fixture("Insurance", "many") };
