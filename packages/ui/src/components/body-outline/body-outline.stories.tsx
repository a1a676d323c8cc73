import type { Meta, StoryObj } from "@storybook/react-vite";
import { BodyOutline } from "./body-outline.tsx";

const meta = {
  title: "Piezas/Silueta",
  component: BodyOutline,
  args: { className: "mx-auto my-8 h-[900px]", zones: {} },
} satisfies Meta<typeof BodyOutline>;
export default meta;

type Story = StoryObj<typeof meta>;

const legs = {
  "pantorrilla-derecha": { label: "Pantorrilla derecha", href: "#pantorrillas" },
  "pantorrilla-izquierda": { label: "Pantorrilla izquierda", href: "#pantorrillas" },
  "pie-derecho": { label: "Pie derecho", href: "#pies" },
  "pie-izquierdo": { label: "Pie izquierdo", href: "#pies" },
};

export const Quiet: Story = {};
export const Linked: Story = { args: { label: "Dónde se siente", zones: legs } };
export const Named: Story = {
  args: {
    label: "Dónde se siente",
    zones: { abdomen: { label: "Abdomen" }, torax: { label: "Tórax" }, "mano-derecha": { label: "Mano" } },
  },
};
export const Small: Story = {
  args: { ...Linked.args, className: "mx-auto my-8 h-[300px]" },
};
export const Alternating: Story = {
  args: {
    zones: {
      "cabeza-cuello": {},
      abdomen: {},
      "brazo-derecho": {},
      "mano-izquierda": {},
      "muslo-derecho": {},
      "pantorrilla-izquierda": {},
      "pie-derecho": {},
    },
  },
};
