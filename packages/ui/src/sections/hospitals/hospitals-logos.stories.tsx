import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { withExampleLogos } from "./example-logos.ts";
import { HospitalsLogos } from "./hospitals-logos.tsx";

const meta = {
  title: "Secciones/Hospitals/Logos",
  component: HospitalsLogos,
  args: withExampleLogos(fixture("Hospitals")),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: ["Tienes los logotipos, con permiso de usarlos.", "Quieres que se reconozcan de un vistazo."],
      avoid: ["Nadie te dio los logotipos: quedan iconos; usa la lista o las tarjetas."],
      states: [
        "Sin logotipo se ve un icono y el nombre.",
        "Desde 1024 px van en dos columnas; las sociedades siguen las mismas.",
        "Sin sociedades, o sin hospitales, queda lo que hay.",
      ],
      accessibility: [
        "El logotipo es un adorno: el nombre está escrito al lado.",
        "Un enlace avisa que se abre en otra pestaña.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HospitalsLogos>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hospitals", "minimal") };
export const LongText: Story = { args: fixture("Hospitals", "long") };
export const MissingPictures: Story = { args: fixture("Hospitals", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hospitals", "many") };
