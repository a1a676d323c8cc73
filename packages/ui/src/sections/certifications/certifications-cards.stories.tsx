import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { CertificationsCards } from "./certifications-cards.tsx";

const meta = {
  title: "Secciones/Certifications/Cards",
  component: CertificationsCards,
  args: fixture("Certifications"),
  parameters: {
    guide: {
      choose: ["Tienes de dos a seis documentos.", "Quieres un botón para agendar en cada documento."],
      avoid: [
        "Quieres que los documentos se vean en grande: elige el muro.",
        "No tienes imágenes de tus documentos: elige la lista.",
      ],
      states: [
        "Sólo aparecen los documentos e instituciones visibles.",
        "En celular las tarjetas van en una fila que se desliza, con un solo botón debajo.",
        "Sin imagen, la tarjeta muestra la línea de la marca.",
        "Sin WhatsApp ni teléfono, el botón no aparece.",
      ],
      accessibility: [
        "Cada documento es un artículo con su encabezado.",
        "El botón escribe por WhatsApp o, si no hay, llama.",
        "Las instituciones se leen por su nombre, aunque tengan logotipo.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof CertificationsCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Certifications", "minimal") };
export const LongText: Story = { args: fixture("Certifications", "long") };
export const MissingPictures: Story = { args: fixture("Certifications", "missingPictures") };
export const ManyItems: Story = { args: fixture("Certifications", "many") };
