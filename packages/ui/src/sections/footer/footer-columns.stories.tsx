import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { FooterColumns } from "./footer-columns.tsx";

const meta = {
  title: "Secciones/Footer/Columns",
  component: FooterColumns,
  args: fixture("Footer"),
  parameters: {
    guide: {
      choose: [
        "Quieres la opción segura: todo a la vista sobre fondo claro.",
        "La última sección de tu página es clara.",
      ],
      avoid: [
        "La última sección ya es una invitación con los mismos botones.",
        "Quieres cerrar con una imagen: usa «Oscuro» o «Con mapa».",
      ],
      states: [
        "Cada columna muestra los primeros cinco y su título lleva a la lista completa.",
        "Una columna sin temas no se dibuja.",
        "En celular cada lista de enlaces ocupa dos columnas.",
      ],
      accessibility: [
        "Los enlaces están en una navegación llamada «Enlaces del sitio».",
        "El botón de volver arriba también regresa el foco al inicio.",
        "El aviso y las cédulas están siempre y no se pueden apagar.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof FooterColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Footer", "minimal") };
export const LongText: Story = { args: fixture("Footer", "long") };
export const MissingPictures: Story = { args: fixture("Footer", "missingPictures") };
export const ManyItems: Story = { args: fixture("Footer", "many") };

export const BackToTop: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-screen" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("link", { name: "Volver arriba" }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
