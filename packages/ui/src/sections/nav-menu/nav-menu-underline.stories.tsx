import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { strings } from "#strings/strings.ts";
import { inBar } from "./nav-menu-stories.tsx";
import { NavMenuUnderline } from "./nav-menu-underline.tsx";

const meta = {
  title: "Secciones/NavMenu/Underline",
  component: NavMenuUnderline,
  args: fixture("NavMenu"),
  globals: { viewport: { value: "desktop" } },
  decorators: [inBar],
  parameters: {
    guide: {
      choose: [
        "Quieres un encabezado muy limpio, sin cajas flotantes.",
        "Tu portada tiene una imagen que no quieres tapar.",
      ],
      avoid: [
        "Los nombres de tus temas son muy largos: en la franja ocupan varias líneas.",
        "Tus pacientes necesitan ver imágenes para reconocer su problema: usa «Panel ancho».",
      ],
      states: [
        "Una línea se dibuja bajo la entrada señalada, abierta o actual.",
        "La franja muestra hasta cinco temas en fila y «Ver todos...».",
        "Cargando y con error se ve como los otros menús.",
      ],
      accessibility: [
        "La entrada actual se anuncia como página actual, además de la línea.",
        "El botón de cada entrada dice qué muestra; Escape cierra y devuelve el foco.",
        "Con menos movimiento la línea aparece sin dibujarse.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof NavMenuUnderline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, all menus look alike: the picture shows what opens. By mouse, so that it has no focus ring. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: /^enfermedades$/i }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^Coágulo en una vena de la pierna/ })).toBeVisible(),
    );
  },
};
export const Minimal: Story = { args: fixture("NavMenu", "minimal") };
export const LongText: Story = { args: fixture("NavMenu", "long") };
export const MissingPictures: Story = { args: fixture("NavMenu", "missingPictures") };
export const ManyItems: Story = { args: fixture("NavMenu", "many") };

export const Loading: Story = { args: { status: "loading" } };

export const Failed: Story = {
  args: { status: "error", message: strings.menu.fetchFailedNavigation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Failed to fetch menu items Please try again later.",
    );
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
