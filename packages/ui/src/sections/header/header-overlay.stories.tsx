import { pictureFiles } from "@consultorio/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PageBanner } from "#components/parallax/page-banner.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { strings } from "#strings/strings.ts";
import { HeroPortrait } from "../hero/hero-portrait.tsx";
import { HeroSplit } from "../hero/hero-split.tsx";
import { HeroStatement } from "../hero/hero-statement.tsx";
import { HeroVideo } from "../hero/hero-video.tsx";
import { HeaderOverlay } from "./header-overlay.tsx";
import { eightEntries, ground, onLongPage, over, scrollTo } from "./header-stories.tsx";

const hero = fixture("Hero");

/** A picture and no words: what the header looks like is plain. */
const picture = (
  <section aria-label="Portada" data-under-header="surface" className="relative h-96 lg:h-112">
    <Picture image={pictureFiles("/imagenes/hero-2")} alt="" priority className="absolute inset-0" />
  </section>
);

const meta = {
  title: "Secciones/Header/Overlay",
  component: HeaderOverlay,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
  render: (args) => over(<HeaderOverlay {...args} />, picture),
  parameters: {
    guide: {
      choose: [
        "Tu portada tiene una imagen grande que luce más si llega hasta arriba.",
        "Quieres un sitio con aire editorial y pocas cajas.",
      ],
      avoid: [
        "Tu portada es una frase sin imagen: no hay nada que luzca debajo.",
        "Tienes más de cinco entradas de menú: las demás sólo se ven al abrir el botón de menú.",
      ],
      states: [
        "Las entradas que no caben en una línea quedan en el botón de menú, con todas las demás.",
        "Arriba es transparente con un velo del color de la primera sección; al bajar es sólido y mide 60 px.",
        "Sobre una imagen oscura las letras se aclaran y el logotipo queda sobre papel.",
        "Al abrir una lista, o si el menú falla, el encabezado se vuelve sólido.",
        "Sobre una sección sin imagen deja libre su propio espacio.",
      ],
      accessibility: [
        "El velo mantiene el contraste de las letras sobre cualquier imagen.",
        "El menú de celular es un diálogo: guarda el foco adentro, se cierra con Escape y lo devuelve a su botón.",
        "Un navegador que no entiende «:has()» muestra el encabezado sólido.",
        "Con menos movimiento el cambio a sólido es inmediato.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeaderOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

const clear = "rgba(0, 0, 0, 0)";

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Header", "minimal") };
export const LongText: Story = { args: fixture("Header", "long") };
export const MissingPictures: Story = { args: fixture("Header", "missingPictures") };
export const ManyItems: Story = { args: fixture("Header", "many") };
export const EightEntries: Story = { args: eightEntries(fixture("Header")) };

export const Scrolled: Story = {
  render: (args) => over(<HeaderOverlay {...args} />, <HeroPortrait {...hero} />),
  decorators: [onLongPage],
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole("banner");
    await step("at the top it is 160 px high, clear, and the hero begins where it does", async () => {
      await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 160 });
      await expect(canvas.getByRole("region").getBoundingClientRect().top).toBe(0);
      await waitFor(() => expect(ground(bar)).toBe(clear));
    });
    await step("the hero's words begin below it", async () => {
      const title = canvas.getByRole("heading", { level: 1 });
      await expect(title.getBoundingClientRect().top).toBeGreaterThan(160);
    });
    scrollTo(200);
    await step("scrolled it is 60 px high and solid", async () => {
      await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
      await waitFor(() => expect(ground(bar)).not.toBe(clear));
      await expect(within(bar).getByRole("link", { name: "Llamar al consultorio" })).toBeVisible();
    });
  },
};

/** Panels that open below the bar need a background behind the bar. */
export const SubmenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole("banner");
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar SERVICIOS" }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Inyecciones para arañitas y várices" })).toBeVisible(),
    );
    await waitFor(() => expect(ground(bar)).not.toBe(clear));
  },
};

/** The words turn light, the logo stands on a light plate. */
export const OverDarkBanner: Story = {
  render: (args) =>
    over(
      <HeaderOverlay {...args} />,
      <PageBanner
        anchor="inicio"
        title="Enfermedades"
        image={pictureFiles("/imagenes/banner-enfermedades")}
      />,
    ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    const title = canvas.getByRole("heading", { level: 1 });
    await waitFor(() => expect(getComputedStyle(bar).color).toBe(getComputedStyle(title).color));
  },
};

export const OverVideo: Story = {
  render: (args) => over(<HeaderOverlay {...args} />, <HeroVideo {...hero} />),
};

export const OverBone: Story = {
  render: (args) => over(<HeaderOverlay {...args} />, <HeroSplit {...hero} />),
};

export const OverPlainPaper: Story = {
  render: (args) => over(<HeaderOverlay {...args} />, <HeroStatement {...hero} />),
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(120);
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
    await waitFor(() => expect(ground(canvas.getByRole("banner"))).not.toBe(clear));
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };

export const FullScreenMenu: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Abrir menú" });
    const menu = () => canvas.queryByRole("dialog", { name: "Menú" });
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(menu()).toBeVisible());
    };
    const closed = async () => {
      await waitFor(() => expect(menu()).toBeNull());
      await expect(opener).toHaveFocus();
    };
    await step("covers the screen and locks the page's scroll", async () => {
      await open();
      await expect(menu()).toMatchObject({
        offsetWidth: window.innerWidth,
        offsetHeight: window.innerHeight,
      });
      await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    });
    await step("closes when a link is followed", async () => {
      // The menu has to close; the story has to stay.
      canvasElement.addEventListener("click", (event) => event.preventDefault(), { once: true });
      await userEvent.click(within(canvas.getByRole("dialog")).getByRole("link", { name: "CONTACTO" }));
      await closed();
    });
    await step("closes when the browser asks it to, as on Escape", async () => {
      await open();
      canvas.getByRole<HTMLDialogElement>("dialog").requestClose();
      await closed();
    });
    await open();
  },
};
