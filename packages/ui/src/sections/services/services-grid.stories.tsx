import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ServicesGrid } from "./services-grid.tsx";

const meta = {
  title: "Secciones/Services/Grid",
  component: ServicesGrid,
  args: fixture("Services"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus imágenes son buenas y parejas.",
        "Cuando quieres que seis servicios se vean juntos, sin que ninguno pese más.",
      ],
      avoid: [
        "Si tus textos cortos son muy desiguales: las casillas crecen con el más largo.",
        "Si te faltan imágenes: usa el índice.",
      ],
      states: [
        "Desde 1024 px hay dos servicios por fila; antes, uno, y la imagen cambia de lado en cada fila, también en celular.",
        "Con un número impar, el último ocupa toda su fila.",
        "Sin imagen, la casilla muestra la línea de la marca.",
      ],
      accessibility: [
        "Toda la casilla lleva al servicio, con un solo enlace y un nombre propio.",
        "El orden de lectura es el de los datos, aunque la imagen cambie de lado.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ServicesGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };
