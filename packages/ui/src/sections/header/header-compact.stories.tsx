import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HeaderCompact } from "./header-compact.tsx";
import { eightEntries, onLongPage, scrollTo } from "./header-stories.tsx";

const meta = {
  title: "Secciones/Header/Compact",
  component: HeaderCompact,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
  parameters: {
    guide: {
      choose: [
        "Quieres dejarle toda la pantalla a la portada.",
        "Tus pacientes ya te conocen y vuelven por el teléfono o por un tema.",
      ],
      avoid: [
        "Tu logotipo con letras es parte de tu marca: aquí sólo cabe el símbolo.",
        "Tu nombre profesional pasa de tres líneas cortas: se recorta.",
      ],
      states: [
        "Las entradas que no caben en una línea quedan en el botón de menú, con todas las demás.",
        "Mide 60 px desde el inicio y no cambia al bajar; en celular, lo que mide un botón.",
        "Sin símbolo queda el nombre; sin teléfono no hay botón.",
        "En celular las redes pasan al menú, y al bajar la llamada pasa a la barra de abajo.",
      ],
      accessibility: [
        "El menú de celular es un diálogo: guarda el foco adentro, se cierra con Escape y lo devuelve a su botón.",
        "El símbolo es adorno: el nombre a su lado es el del enlace al inicio.",
        "Todos los controles miden 48 px aunque la línea sea delgada.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeaderCompact>;
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
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 });
    scrollTo(200);
    await waitFor(() => expect(window.scrollY).toBe(200));
    await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(49);
    await userEvent.click(canvas.getByRole("button", { name: "Abrir menú" }));
    const drawer = await canvas.findByRole("dialog", { name: "Menú" });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer.offsetWidth).toBe(340);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnTablet: Story = { globals: { viewport: { value: "tablet" } } };
