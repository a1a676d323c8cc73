import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "#registry/fixtures.ts";
import type { VariantGuide } from "#registry/variant-guide.ts";
import { figuresCountUp } from "./counting-story.ts";
import { ExperienceTimeline } from "./experience-timeline.tsx";

const meta = {
  title: "Secciones/Experience/Timeline",
  component: ExperienceTimeline,
  args: fixture("Experience"),
  parameters: {
    guide: {
      choose: [
        "Quieres que la experiencia sea un momento importante de la página.",
        "Tienes de dos a seis números, o años que contar: el de tu título, el de tu especialidad.",
        "Te gusta que la línea de la marca cuente la historia.",
      ],
      avoid: [
        "Ya hay otra línea de la marca cerca, por ejemplo en la portada.",
        "Sólo tienes un número: la línea queda muy corta.",
      ],
      states: [
        "La línea va de hace tantos años como dice tu contenido hasta hoy, con una marca por año (por cada cinco si son más de doce).",
        "Un dato cuyo valor es un año va en su lugar de la línea; los demás no tienen fecha y salen de «Hoy», porque son totales a la fecha.",
        "Con marco, cada número va en una tarjeta; sin marco, sobre el fondo.",
      ],
      accessibility: [
        "La línea es decoración; sus extremos se leen («Hace 5 años», «Hoy») y los números son una lista en orden.",
        "Con movimiento reducido o sin JavaScript se ve el número final.",
        "El orden de lectura es el mismo en todas las pantallas.",
      ],
    } satisfies VariantGuide,
  },
} satisfies Meta<typeof ExperienceTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Experience", "minimal") };
export const LongText: Story = { args: fixture("Experience", "long") };
export const MissingPictures: Story = { args: fixture("Experience", "missingPictures") };
export const ManyItems: Story = { args: fixture("Experience", "many") };

export const CountsUp: Story = {
  play: ({ canvasElement }) => figuresCountUp(canvasElement),
};

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
