import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { eightEntries, onLongPage, scrollTo } from "./header-stories.tsx";
import { HeaderTopStrip } from "./header-top-strip.tsx";

const meta = {
  title: "Secciones/Header/TopStrip",
  component: HeaderTopStrip,
  args: fixture("Header"),
  globals: { viewport: { value: "desktop" } },
  parameters: {
    guide: {
      choose: [
        "La mayoría llega a buscar dónde está el consultorio y a qué hora abre.",
        "Quieres el botón para llamar siempre arriba de todo.",
      ],
      avoid: [
        "Tu dirección ocupa más de dos líneas: la franja la recorta.",
        "La portada ya dice dirección y horario: usa «Clásico».",
      ],
      states: [
        "Las entradas que no caben en una línea quedan en el botón de menú, con todas las demás.",
        "Arriba mide 160 px; al bajar mide 60 px y la franja se esconde.",
        "En tableta la franja dice dónde y llama, en celular dice dónde; el resto pasa al menú. Al bajar queda una sola línea.",
        "Sin teléfono no hay botón; sin mapa la dirección es texto.",
      ],
      accessibility: [
        "El menú de celular es un diálogo: guarda el foco adentro, se cierra con Escape y lo devuelve a su botón.",
        "El horario es una lista de términos que el lector de pantalla anuncia como «Horario».",
        "Sin JavaScript el menú se abre con un enlace y el encabezado se queda arriba de la página.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeaderTopStrip>;
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
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole("banner");
    const strip = () => canvas.queryByRole("link", { name: /^Calle Ejemplo/ });
    await step("at the top it is 160 px high, with the strip", async () => {
      await expect(bar.getBoundingClientRect().height).toBe(160);
      await expect(strip()).toBeVisible();
    });
    scrollTo(200);
    await step("scrolled, it stays on top, 60 px high, without the strip", async () => {
      await waitFor(() => expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 60 }));
      await expect(strip()).toBeNull();
      await expect(canvas.getByRole("link", { name: "Llamar al consultorio" })).toBeVisible();
    });
    scrollTo(0);
    await step("back at the top the strip is back", async () => {
      await waitFor(() => expect(bar.getBoundingClientRect().height).toBe(160));
      await expect(strip()).toBeVisible();
    });
    scrollTo(200);
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBe(60));
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [onLongPage],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    const place = canvas.getByRole("link", { name: /^Calle Ejemplo/ });
    await expect(bar.getBoundingClientRect().height).toBe(81);
    await expect(place).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Llamar al consultorio" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Abrir menú" })).toBeVisible();
    scrollTo(200);
    await waitFor(() => expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await expect(bar.getBoundingClientRect().bottom).toBe(49);
    scrollTo(0);
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
  },
};

export const OnTablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(120);
    await expect(canvas.getByRole("link", { name: /^Calle Ejemplo/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Llamar al consultorio" })).toBeVisible();
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [onLongPage],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Abrir menú" });
    const drawer = () => canvas.queryByRole("dialog", { name: "Menú" });
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(drawer()).toBeVisible());
    };
    const closed = async () => {
      await waitFor(() => expect(drawer()).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
    };
    await step("opens 340 px wide, locks the page's scroll and takes the focus", async () => {
      await open();
      await expect(drawer()).toHaveProperty("offsetWidth", 340);
      await expect(drawer()?.contains(document.activeElement)).toBe(true);
      await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
      opener.focus();
      await expect(opener).not.toHaveFocus();
    });
    await step("closes by its button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cerrar menú" }));
      await closed();
    });
    await step("closes by a click outside", async () => {
      await open();
      const outside = { clientX: window.innerWidth - 5, clientY: 300 };
      await userEvent.pointer({ keys: "[MouseLeft]", target: canvas.getByRole("dialog"), coords: outside });
      await closed();
    });
    await step("closes when a link is followed", async () => {
      await open();
      // The drawer has to close; the story has to stay.
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

export const DrawerEntryExpanded: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Abrir menú" }));
    const drawer = within(await canvas.findByRole("dialog"));
    const entry = drawer.getByText("SERVICIOS");
    const toAll = () => drawer.getAllByRole("link", { name: "Ver todos..." }).at(-1);
    await step("expands 50 ms after the click", async () => {
      await userEvent.click(entry);
      const [unfolding] = await waitFor(() => {
        const running = document.getAnimations().filter((animation) => animationName(animation) === "unfold");
        expect(running).toHaveLength(1);
        return running;
      });
      await expect(unfolding?.effect?.getTiming().delay).toBe(50);
    });
    await step("shows its items and the link to all", async () => {
      await waitFor(() =>
        expect(drawer.getByRole("link", { name: "Inyecciones para arañitas y várices" })).toBeVisible(),
      );
      await expect(toAll()).toBeVisible();
      await expect(toAll()).toHaveAttribute("href", "/servicios");
    });
    await step("collapses again", async () => {
      await userEvent.click(entry);
      await waitFor(() => expect(toAll()).not.toBeVisible());
    });
    await userEvent.click(entry);
  },
};

const animationName = (animation: Animation) =>
  animation instanceof CSSAnimation ? animation.animationName : "";
