import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { ServicesList } from "./services-list.tsx";

const meta = {
  title: "Secciones/Services/List",
  component: ServicesList,
  args: fixture("Services"),
  parameters: {
    guide: {
      choose: [
        "Cuando prefieres que los servicios se lean de corrido, de arriba abajo.",
        "Cuando los textos cortos dicen más que las imágenes.",
      ],
      avoid: [
        "Si la página ya tiene otra lista cerca, como la de síntomas.",
        "Si quieres que las imágenes sean lo primero que se ve: usa el tablero.",
      ],
      states: [
        "Muestra los primeros seis servicios.",
        "En celular el texto va a la izquierda, y las imágenes se unen en una banda al borde derecho.",
        "Sin imagen, el renglón conserva su lugar con la línea de la marca.",
      ],
      accessibility: [
        "El nombre es el enlace y cubre todo el renglón.",
        "Es una lista: el lector de pantalla dice cuántos servicios hay.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ServicesList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Services", "minimal") };
export const LongText: Story = { args: fixture("Services", "long") };
export const MissingPictures: Story = { args: fixture("Services", "missingPictures") };
export const ManyItems: Story = { args: fixture("Services", "many") };
