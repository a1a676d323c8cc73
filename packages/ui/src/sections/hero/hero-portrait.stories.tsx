import { pictureFiles } from "@consultorio/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { HeroPortrait } from "./hero-portrait.tsx";

const meta = {
  title: "Secciones/Hero/Portrait",
  component: HeroPortrait,
  args: fixture("Hero"),
  parameters: {
    guide: {
      choose: [
        "Quieres que te conozcan antes de llamar.",
        "Tienes un buen retrato: recortado, sin fondo, se ve como figura; con fondo, en un marco.",
      ],
      avoid: [
        "Tu foto necesita verse grande y con su fondo: usa «Dividida».",
        "Tu título es muy largo: aquí va en una columna angosta.",
      ],
      states: [
        "El fondo ocupa el 100 % y la figura el 90 % de la altura, o lo que indiques.",
        "Sin figura queda el fondo; sin fondo, la figura sobre un color; sin ambos, la línea de la marca.",
        "En celular el título y los botones van primero; el fondo es un arco del que sale la figura, y el resto va debajo.",
      ],
      accessibility: [
        "Las imágenes son adorno; el título es el único h1 de la página.",
        "Un velo claro mantiene legible el título sobre el fondo.",
        "El horario se lee también sin JavaScript.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeroPortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = { args: fixture("Hero", "long") };
export const MissingPictures: Story = { args: fixture("Hero", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hero", "many") };

/** The figure is at the section's lower edge, in the height that the editor chose. */
export const SmallerFigure: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { foreground: { image: pictureFiles("/imagenes/doctor-cutout"), height: 60 } },
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole("region").getBoundingClientRect();
    const figure = canvasElement.querySelector("[src*='doctor-cutout']")?.getBoundingClientRect();
    await expect(figure?.bottom).toBeCloseTo(section.bottom, 0);
    await expect(figure?.height).toBeCloseTo(section.height * 0.6, 0);
  },
};

/** A photo with a ground of its own has a frame, which covers neither the title nor the card. */
export const PhotoWithGround: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { foreground: { image: pictureFiles("/imagenes/doctor"), height: 90 } },
  play: async ({ canvas, canvasElement }) => {
    const photo = canvasElement.querySelector("[src*='/doctor.']")?.getBoundingClientRect();
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const [call] = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(photo?.left).toBeGreaterThan(title.right);
    await expect(photo?.right).toBeLessThan(call?.left ?? 0);
    await expect((photo?.height ?? 0) / (photo?.width ?? 1)).toBeLessThan(1.5);
  },
};

export const PhotoWithGroundOnPhone: Story = {
  ...PhotoWithGround,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const photo = canvasElement.querySelector("[src*='/doctor.']")?.getBoundingClientRect();
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(photo?.top).toBeGreaterThan(title.bottom);
    await expect(photo?.width).toBeGreaterThan(150);
  },
};

export const StrongerTint: Story = { args: { overlay: { color: "#1a1f2e", opacity: 0.5 } } };

export const WithoutFigure: Story = { args: { foreground: { image: null, height: 90 } } };

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
