import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FooterMap } from "./footer-map.tsx";

const meta = {
  title: "Secciones/Footer/Map",
  component: FooterMap,
  args: fixture("Footer"),
  parameters: {
    guide: {
      choose: [
        "Te preguntan mucho dónde estás o cómo llegar.",
        "Tienes un enlace al mapa: todo el plano lo abre.",
      ],
      avoid: [
        "Atiendes sobre todo en línea o en varios lugares.",
        "Esperas ver tus calles: el plano es un dibujo y sólo el enlace abre el mapa real.",
      ],
      states: [
        "La tarjeta junta dirección, horario y teléfonos sobre el plano; en celular van debajo.",
        "Cada columna muestra los primeros cinco.",
        "Sin enlace al mapa el plano queda sin botón.",
      ],
      accessibility: [
        "El plano es adorno, y en papel no se imprime: la dirección está escrita.",
        "El enlace al mapa cubre todo el plano y avisa que se abre en otra pestaña.",
        "El horario es una lista de términos, legible al 200 %.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FooterMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Footer", "minimal") };
export const LongText: Story = { args: fixture("Footer", "long") };
export const MissingPictures: Story = { args: fixture("Footer", "missingPictures") };
export const ManyItems: Story = { args: fixture("Footer", "many") };

export const WithoutMapLink: Story = {
  args: { mapHref: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^Ver en el mapa/ })).toBeNull();
    await expect(canvas.getByText(/^Calle Ejemplo 123/)).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
