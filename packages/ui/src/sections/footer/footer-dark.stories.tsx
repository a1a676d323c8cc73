import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FooterDark } from "./footer-dark.tsx";

const meta = {
  title: "Secciones/Footer/Dark",
  component: FooterDark,
  args: fixture("Footer"),
  parameters: {
    guide: {
      choose: ["Quieres cerrar la página con peso.", "Tienes una imagen oscura o tranquila para el fondo."],
      avoid: ["La sección anterior también es oscura.", "Tu logotipo no se lee sobre papel blanco."],
      states: [
        "Cada columna muestra los primeros seis.",
        "Sin imagen el fondo es liso.",
        "El logotipo queda siempre sobre papel, sea del color que sea.",
      ],
      accessibility: [
        "La imagen lleva un velo que mantiene el contraste del texto.",
        "El anillo de foco cambia a claro sobre el fondo oscuro.",
        "Los enlaces están en una navegación llamada «Enlaces del sitio».",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FooterDark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Footer", "minimal") };
export const LongText: Story = { args: fixture("Footer", "long") };
export const MissingPictures: Story = { args: fixture("Footer", "missingPictures") };
export const ManyItems: Story = { args: fixture("Footer", "many") };

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
