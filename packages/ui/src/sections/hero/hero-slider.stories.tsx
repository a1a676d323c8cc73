import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import type { HeroSlide } from "./hero.props.ts";
import { HeroSlider } from "./hero-slider.tsx";

const meta = {
  title: "Secciones/Hero/Slider",
  component: HeroSlider,
  args: fixture("Hero"),
  parameters: {
    guide: {
      choose: [
        "Tienes varios mensajes con imágenes igual de buenas.",
        "Quieres mostrar temas distintos a quien apenas llega.",
      ],
      avoid: [
        "Sólo tienes un mensaje: usa «Dividida» o «Frase grande».",
        "Lo importante está en la segunda imagen: pocos esperan a verla.",
      ],
      states: [
        "Cambia cada 5 segundos y se detiene con el botón de pausa.",
        "Sin diapositivas muestra el título de la portada.",
        "En celular el título y los botones van primero; la imagen va al final, con los controles encima y el desplazamiento que elijas.",
      ],
      accessibility: [
        "Es un carrusel con pausa, flechas, puntos y nombres en español.",
        "Con menos movimiento no cambia solo.",
        "Sin JavaScript es una fila que se desliza.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Hero", "minimal") };
export const LongText: Story = { args: fixture("Hero", "long") };
export const MissingPictures: Story = { args: fixture("Hero", "missingPictures") };
export const ManyItems: Story = { args: fixture("Hero", "many") };

const aligned = (alignment: HeroSlide["alignment"]) =>
  fixture("Hero").slides.map((slide) => ({ ...slide, alignment }));

export const Centered: Story = { args: { slides: aligned("center") } };
export const RightAligned: Story = { args: { slides: aligned("right") } };

/** A dot goes to its slide, and the others are out of reach. */
export const SecondSlide: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dot = await canvas.findByRole("button", { name: "Ir a la diapositiva 2" }, { timeout: 5000 });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute("aria-current", "true"));
    const slides = canvas.getAllByRole("group", { name: /^Diapositiva/ });
    await waitFor(() => expect(slides.filter((slide) => !slide.inert)).toEqual([slides[1]]), {
      timeout: 5000,
    });
    await expect(slides[1]).toHaveTextContent(args.slides?.[1]?.title ?? "");
  },
};
