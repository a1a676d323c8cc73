import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { BeforeAfterSlider } from "./before-after-slider.tsx";

const meta = {
  title: "Secciones/BeforeAfter/Slider",
  component: BeforeAfterSlider,
  args: fixture("BeforeAfter"),
  tags: ["new", "!stable"],
  parameters: {
    guide: {
      choose: [
        "Las dos fotos tienen el mismo encuadre, la misma luz y la misma postura.",
        "Tienes uno o dos casos que vale la pena mirar despacio.",
      ],
      avoid: [
        "Las fotos no coinciden: la línea corta una pierna en dos; usa los pares.",
        "Tienes más de cuatro casos.",
      ],
      states: [
        "La línea empieza en el punto importante de la imagen de después, o a la mitad si no lo tiene; se arrastra o se mueve con las flechas del teclado.",
        "Un caso solo en su fila lleva el texto al lado desde 1024 px.",
        "Sin JavaScript y en papel, las dos imágenes se ven enteras, lado a lado.",
        "Un caso sin permiso por escrito no se dibuja.",
      ],
      accessibility: [
        "El control es un rango del navegador, con su nombre y su valor en palabras.",
        "El botón redondo mide 48 px y muestra el foco.",
        "Cada imagen lleva su descripción; «Antes» y «Después» se leen junto a ella.",
        "El permiso y la aclaración sobre los resultados son texto, no imagen.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof BeforeAfterSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("BeforeAfter", "minimal") };
export const LongText: Story = { args: fixture("BeforeAfter", "long") };
export const MissingPictures: Story = { args: fixture("BeforeAfter", "missingPictures") };
export const ManyItems: Story = { args: fixture("BeforeAfter", "many") };

export const LineMoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [range] = canvas.getAllByRole("slider");
    if (range === undefined) throw new Error("There is no control.");
    await waitFor(() => expect(range).toHaveAttribute("aria-valuetext", "Se ve 50 % del antes"));
    fireEvent.input(range, { target: { value: "51" } });
    await expect(range).toHaveAttribute("aria-valuetext", "Se ve 51 % del antes");
    const host = canvasElement.querySelector<HTMLElement>("c-compare");
    await expect(host?.style.getPropertyValue("--split")).toBe("51%");
  },
};
