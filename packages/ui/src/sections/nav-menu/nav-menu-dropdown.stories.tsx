import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { strings } from "#strings/strings.ts";
import { NavMenuDropdown } from "./nav-menu-dropdown.tsx";
import { inBar } from "./nav-menu-stories.tsx";

const meta = {
  title: "Secciones/NavMenu/Dropdown",
  component: NavMenuDropdown,
  args: fixture("NavMenu"),
  globals: { viewport: { value: "desktop" } },
  decorators: [inBar],
  parameters: {
    guide: {
      choose: ["Quieres un menú conocido y ligero.", "Tus temas tienen nombres cortos."],
      avoid: ["Tus pacientes no conocen el nombre de su enfermedad: usa «Panel ancho»."],
      states: [
        "Cada lista muestra hasta cinco temas y «Ver todos...».",
        "Mientras carga dice «Loading...»; si falla, el mensaje aparece en rojo en su lugar.",
        "Una entrada sin temas es sólo un enlace.",
      ],
      accessibility: [
        "Es una navegación de revelado: cada lista tiene un botón que dice qué muestra y si está abierta.",
        "Flechas, Inicio y Fin recorren la lista; Escape la cierra y devuelve el foco.",
        "Sin JavaScript la lista se abre al pasar el cursor o con el foco.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof NavMenuDropdown>;
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

export const ByMouse: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const services = canvas.getByRole("link", { name: "SERVICIOS" });
    const symptoms = canvas.getByRole("link", { name: "SÍNTOMAS" });
    await step("hovering opens, and moving on changes the list", async () => {
      await userEvent.hover(services);
      await waitFor(() =>
        expect(canvas.getByRole("link", { name: "Inyecciones para arañitas y várices" })).toBeVisible(),
      );
      await userEvent.hover(symptoms);
      await waitFor(() =>
        expect(canvas.queryByRole("link", { name: "Inyecciones para arañitas y várices" })).toBeNull(),
      );
      await waitFor(() =>
        expect(canvas.getByRole("link", { name: "Hormigueo y adormecimiento" })).toBeVisible(),
      );
    });
    await step("leaving closes", async () => {
      await userEvent.unhover(symptoms);
      await waitFor(() =>
        expect(canvas.queryByRole("link", { name: "Hormigueo y adormecimiento" })).toBeNull(),
      );
    });
    await step("a click outside closes", async () => {
      await userEvent.hover(services);
      await userEvent.click(document.body);
      await waitFor(() =>
        expect(canvas.queryByRole("link", { name: "Inyecciones para arañitas y várices" })).toBeNull(),
      );
    });
    await userEvent.hover(services);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Mostrar SERVICIOS" });
    await step("the button opens and closes", async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await userEvent.keyboard(" ");
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
    await step("the arrow opens and moves, End goes to the last link", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("link", { name: "Consulta de venas y arterias" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("link", { name: "Ultrasonido de venas y arterias" })).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("link", { name: "Guías" })).toHaveFocus();
    });
    await step("Escape closes and gives the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
    await step("losing the focus closes", async () => {
      await userEvent.keyboard("{ArrowDown}");
      canvas.getByRole("link", { name: "INICIO" }).focus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  },
};

export const ByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Mostrar SÍNTOMAS" });
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Hormigueo y adormecimiento" })).toBeVisible(),
    );
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await waitFor(() =>
      expect(canvas.queryByRole("link", { name: "Hormigueo y adormecimiento" })).toBeNull(),
    );
  },
};
