import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { videoFile } from "./hero-stories.ts";
import { HeroVideo } from "./hero-video.tsx";

const meta = {
  title: "Secciones/Hero/Video",
  component: HeroVideo,
  args: { ...fixture("Hero"), video: videoFile },
  parameters: {
    guide: {
      choose: [
        "Un video tuyo explica mejor que una foto.",
        "El cuadro fijo del video se ve bien de lado a lado.",
      ],
      avoid: [
        "Todavía no tienes video: la imagen queda sin botón.",
        "Lo importante del cuadro fijo está a la izquierda: ahí va el texto.",
      ],
      states: [
        "Un archivo se abre encima de la página; un enlace, en otra pestaña.",
        "Sin video queda la imagen; sin cuadro fijo se usa el fondo de la portada.",
        "El video se carga hasta que alguien lo pide; la imagen no se mueve.",
        "La parte sin texto es toda botón.",
      ],
      accessibility: [
        "El video se abre en un diálogo: al cerrarlo se pausa, regresa al inicio y el foco vuelve al botón.",
        "Un velo oscuro mantiene el texto legible aun sobre un cuadro blanco: 6 a 1 por lo menos.",
        "El enlace avisa que se abre en otra pestaña.",
        "Sin JavaScript el botón lleva al archivo.",
        "Los subtítulos van dentro de tu archivo de video.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeroVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = {
  args: {
    ...fixture("Hero", "long"),
    video: { ...videoFile, title: "Cómo es una consulta de angiología con ultrasonido Doppler, paso a paso" },
  },
};
export const MissingPictures: Story = {
  args: { ...fixture("Hero", "missingPictures"), video: { ...videoFile, poster: null } },
};
export const ManyItems: Story = { args: fixture("Hero", "many") };

/** The part of the picture without words opens the file in an overlay; however it closes, the video is at its beginning again. */
export const FileInOverlay: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Cómo es una consulta" });
    const player = canvasElement.querySelector("video");
    if (player === null) throw new Error("There is no video.");
    // A press that a script makes does not allow sound.
    player.muted = true;
    const dialog = () => canvas.queryByRole("dialog", { name: "Cómo es una consulta" });
    const playing = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(dialog()).toBeVisible());
      await waitFor(() => expect(player.currentTime).toBeGreaterThan(0));
    };
    const stopped = async () => {
      await waitFor(() => expect(dialog()).toBeNull());
      await expect(player.paused).toBe(true);
      await waitFor(() => expect(player.currentTime).toBe(0));
      await expect(opener).toHaveFocus();
    };
    await step("its button closes, pauses and rewinds", async () => {
      await playing();
      await userEvent.click(canvas.getByRole("button", { name: "Cerrar" }));
      await stopped();
    });
    await step("so does Escape, by which the browser asks it to close", async () => {
      await playing();
      canvas.getByRole<HTMLDialogElement>("dialog").requestClose();
      await stopped();
    });
    await step("the space bar opens it", async () => {
      opener.focus();
      await userEvent.keyboard(" ");
      await waitFor(() => expect(dialog()).toBeVisible());
    });
  },
};

export const LinkInNewTab: Story = {
  args: { video: { ...videoFile, file: "", link: "https://www.youtube.com/watch?v=ejemplo" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Cómo es una consulta (se abre en otra pestaña)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const WithoutVideo: Story = { args: { video: { ...videoFile, file: "" } } };

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
