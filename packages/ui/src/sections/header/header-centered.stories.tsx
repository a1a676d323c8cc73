import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HeaderCentered } from "./header-centered.tsx";
import { eightEntries, onLongPage, scrollTo } from "./header-stories.tsx";

const meta = {
  title: "Secciones/Header/Centered",
  component: HeaderCentered,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
  parameters: {
    guide: {
      choose: [
        "Tu logotipo es lo que te distingue y merece el centro.",
        "Tienes muchas entradas de menú: aquí tienen una línea propia.",
      ],
      avoid: [
        "Quieres que la portada se vea completa sin bajar: usa «Compacto».",
        "Tu logotipo es sólo texto largo.",
      ],
      states: [
        "Las entradas que no caben en una línea quedan en el botón de menú, con todas las demás.",
        "Arriba mide 160 px en dos líneas; al bajar todo cabe en una de 60 px.",
        "En tableta y celular el menú queda a la izquierda, el logotipo al centro y la llamada a la derecha; al bajar, en celular la llamada pasa a la barra de abajo.",
        "Con el menú apagado queda una sola línea y el botón de menú está siempre.",
      ],
      accessibility: [
        "El menú de celular es un diálogo: guarda el foco adentro, se cierra con Escape y lo devuelve a su botón.",
        "El menú de celular ocupa toda la pantalla y bloquea el desplazamiento de la página.",
        "El orden del teclado es el de la lectura: redes, logotipo, teléfono, menú.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeaderCentered>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Header", "minimal") };
export const LongText: Story = { args: fixture("Header", "long") };
export const MissingPictures: Story = { args: fixture("Header", "missingPictures") };
export const ManyItems: Story = { args: fixture("Header", "many") };
export const EightEntries: Story = { args: eightEntries(fixture("Header")) };

export const Scrolled: Story = {
  decorators: [onLongPage],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    await expect(bar.getBoundingClientRect().height).toBe(160);
    scrollTo(200);
    await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
    await expect(canvas.getByRole("navigation", { name: "Menú principal" })).toBeVisible();
  },
};

export const MenuSwitchedOff: Story = {
  args: { navigation: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Abrir menú" })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };

export const FullScreenMenu: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir menú" }));
    const menu = await canvas.findByRole("dialog", { name: "Menú" });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.offsetWidth).toBe(window.innerWidth);
    await expect(menu.offsetHeight).toBe(window.innerHeight);
  },
};
