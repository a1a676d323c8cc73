import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { DiseasesGrid } from "./diseases-grid.tsx";

const meta = {
  title: "Secciones/Diseases/Grid",
  component: DiseasesGrid,
  args: fixture("Diseases"),
  parameters: {
    guide: {
      choose: [
        "Como opción segura para cualquier portada.",
        "Cuando quieres imagen y texto con el mismo peso.",
      ],
      avoid: [
        "Si junto hay otra sección de tarjetas claras: usa la oscura o el acordeón.",
        "Si quieres destacar una enfermedad: usa el mosaico.",
      ],
      states: [
        "Muestra las primeras seis enfermedades, de dos en dos desde 1024 px.",
        "En celular van una bajo otra; la imagen es angosta y tan alta como la tarjeta.",
        "Sin imagen, la tarjeta conserva su lugar con la línea de la marca.",
      ],
      accessibility: [
        "Cada tarjeta tiene un solo enlace, y su nombre dice a qué enfermedad lleva.",
        "Toda la tarjeta se puede tocar.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof DiseasesGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Diseases", "minimal") };
export const LongText: Story = { args: fixture("Diseases", "long") };
export const MissingPictures: Story = { args: fixture("Diseases", "missingPictures") };
export const ManyItems: Story = { args: fixture("Diseases", "many") };
