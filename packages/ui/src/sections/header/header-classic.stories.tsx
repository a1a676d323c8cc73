import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { strings } from "#strings/strings.ts";
import { HeroPortrait } from "../hero/hero-portrait.tsx";
import { HeaderClassic } from "./header-classic.tsx";
import { eightEntries, onLongPage, over, scrollTo } from "./header-stories.tsx";

const meta = {
  title: "Secciones/Header/Classic",
  component: HeaderClassic,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
  parameters: {
    guide: {
      choose: [
        "Quieres la distribución que todos reconocen.",
        "Agendar es lo único que te importa que hagan.",
      ],
      avoid: [
        "Tienes más de cinco entradas de menú: las demás sólo se ven al abrir el botón de menú.",
        "Los pacientes preguntan sobre todo por el horario: usa «Con franja superior».",
      ],
      states: [
        "Las entradas que no caben en una línea quedan en el botón de menú, con todas las demás.",
        "Arriba mide 160 px, o lo que diga su altura; al bajar mide 60 px.",
        "Logotipo, menú, redes y botón van en una misma línea; las redes se ven desde 1024 px.",
        "En celular el botón de cita dice sólo su primera palabra, y se ve hasta que bajas: entonces lo tiene la barra de abajo.",
        "Sin WhatsApp el botón de cita llama; sin ningún número desaparece.",
        "Si el menú falla, su mensaje aparece en rojo y el menú de celular sigue completo.",
      ],
      accessibility: [
        "El menú de celular es un diálogo: guarda el foco adentro, se cierra con Escape y lo devuelve a su botón.",
        "Todos los controles miden al menos 48 px.",
        "El botón de cita es un enlace con palabras, no sólo un icono.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeaderClassic>;
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
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const button = canvas.getByRole("link", { name: "Agenda tu cita" });
    await expect(middle(button)).toBeCloseTo(middle(canvas.getByRole("link", { name: "INICIO" })), 0);
    scrollTo(200);
    await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
    await expect(canvas.getByRole("link", { name: "Agenda tu cita" })).toBeVisible();
  },
};

/** The narrow bar uncovers the first section, and no empty band. */
export const OverPicture: Story = {
  decorators: [onLongPage],
  render: (args) => over(<HeaderClassic {...args} />, <HeroPortrait {...fixture("Hero")} />),
  play: async ({ canvas, step }) => {
    const bar = () => canvas.getByRole("banner").getBoundingClientRect();
    const first = canvas.getByRole("region");
    const title = canvas.getByRole("heading", { level: 1 });
    await step("at the top the bar hides where the section begins, and none of its words", async () => {
      await expect(first.getBoundingClientRect().top).toBe(60);
      await expect(title.getBoundingClientRect().top).toBeGreaterThan(bar().bottom);
    });
    scrollTo(1);
    await step("scrolled by one pixel the section begins under the narrow bar", async () => {
      await waitFor(() => expect(bar().height).toBe(60));
      await expect(first.getBoundingClientRect().top).toBeLessThanOrEqual(bar().bottom);
    });
  },
};

export const MenuFailed: Story = {
  args: {
    navigation: {
      variant: "NavMenuDropdown",
      menu: { status: "error", message: strings.menu.fetchFailedNavigation },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Failed to fetch menu items Please try again later.",
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [onLongPage],
  play: async ({ canvas, step }) => {
    await step(
      "at the top the booking button is in the bar, and scrolled it leaves that to the docked bar",
      async () => {
        await expect(canvas.getByRole("link", { name: "Agenda tu cita" })).toBeVisible();
        scrollTo(200);
        await waitFor(() => expect(canvas.queryByRole("link", { name: "Agenda tu cita" })).toBeNull());
      },
    );
    scrollTo(0);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Agenda tu cita" })).toBeVisible());
  },
};
export const OnTablet: Story = { globals: { viewport: { value: "tablet" } } };
