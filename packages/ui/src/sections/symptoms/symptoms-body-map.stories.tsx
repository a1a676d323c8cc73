import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { SymptomsBodyMap } from "./symptoms-body-map.tsx";

const meta = {
  title: "Secciones/Symptoms/BodyMap",
  component: SymptomsBodyMap,
  args: fixture("Symptoms"),
  parameters: {
    guide: {
      choose: [
        "Cuando tus pacientes saben dónde les duele, pero no cómo se llama.",
        "Cuando quieres una pieza que distinga a tu sitio.",
      ],
      avoid: [
        "Si en el sitio cambiaste los síntomas por otros: los nuevos salen en la lista, pero no en la figura.",
        "Si la portada ya es muy larga.",
      ],
      states: [
        "Muestra los primeros seis síntomas, de la cabeza a los pies.",
        "La lista rodea a la figura desde 1024 px, va a su lado desde 768 px y debajo en celular.",
        "Al pasar por un renglón crece su número; al pasar por una zona se enciende.",
      ],
      accessibility: [
        "Cada zona es un enlace con el síntoma y la parte del cuerpo en su nombre.",
        "La lista dice lo mismo que la figura: nadie depende del dibujo ni del color.",
        "Se recorre con Tab, y sin JavaScript funciona igual.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof SymptomsBodyMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Symptoms", "minimal") };
export const LongText: Story = { args: fixture("Symptoms", "long") };
export const MissingPictures: Story = { args: fixture("Symptoms", "missingPictures") };
export const ManyItems: Story = { args: fixture("Symptoms", "many") };

export const ZoneByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName("Pulso débil o que no se siente: brazo derecho");
    await expect(first).toHaveAttribute("href", "/sintomas/pulso-ausente-o-disminuido");
  },
};

export const NumberOfTheFocusedRow: Story = {
  play: async ({ canvas }) => {
    const [number] = canvas.getAllByText("3");
    if (number === undefined) throw new Error("The drawing has no third number.");
    canvas.getByRole("link", { name: "Una pierna hinchada" }).focus();
    await waitFor(() => expect(getComputedStyle(number).scale).toBe("1.25"));
  },
};
