import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { strings } from "#strings/strings.ts";
import { NavMenuPanel } from "./nav-menu-panel.tsx";
import { inBar } from "./nav-menu-stories.tsx";

const meta = {
  title: "Secciones/NavMenu/Panel",
  component: NavMenuPanel,
  args: fixture("NavMenu"),
  globals: { viewport: { value: "desktop" } },
  decorators: [inBar],
  parameters: {
    guide: {
      choose: [
        "Tus pacientes llegan sin saber cómo se llama lo que tienen.",
        "Tienes buenas imágenes de cada tema.",
      ],
      avoid: [
        "Te faltan imágenes o descripciones: el panel se ve vacío.",
        "Quieres un menú que no distraiga: usa «Enlaces subrayados».",
      ],
      states: [
        "El panel muestra hasta cinco temas con imagen y su frase completa, y una tarjeta de contacto.",
        "Sin imagen un tema muestra la línea de la marca.",
        "Cargando y con error se ve como los otros menús.",
      ],
      accessibility: [
        "Cada tema es un solo enlace con su nombre y su frase.",
        "El botón de cada entrada dice qué muestra; Escape cierra y devuelve el foco.",
        "Un clic junto al panel lo cierra, porque cuenta como afuera.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof NavMenuPanel>;
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

export const ContactCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "SÍNTOMAS" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Llamar al consultorio" })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^Hormigueo y adormecimiento.*Hormigueo/ })).toBeVisible(),
    );
  },
};
