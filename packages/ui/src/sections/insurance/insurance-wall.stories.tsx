import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleLogos } from "./example-logo.ts";
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
        "Cada ladrillo es tan ancho como pide su nombre, y las filas se llenan.",
        "El último ladrillo cierra la fila e invita a preguntar por reembolso.",
        "Un logotipo, sobre blanco, sustituye al nombre. Sin él, lo que distingue al nombre va en grande y lo demás, como «Seguros», en chico.",
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

export const Logos: Story = { args: withExampleLogos(fixture("Insurance")) };
