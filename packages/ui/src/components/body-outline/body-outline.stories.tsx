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
  rightCalf: { label: "Pantorrilla derecha", href: "#pantorrillas" },
  leftCalf: { label: "Pantorrilla izquierda", href: "#pantorrillas" },
  rightFoot: { label: "Pie derecho", href: "#pies" },
  leftFoot: { label: "Pie izquierdo", href: "#pies" },
};

export const Quiet: Story = {};
export const Vessels: Story = { args: { vessels: true } };
export const Linked: Story = { args: { label: "Dónde se siente", zones: legs } };
export const Named: Story = {
  args: {
    label: "Dónde se siente",
    zones: { abdomen: { label: "Abdomen" }, chest: { label: "Tórax" }, rightHand: { label: "Mano" } },
  },
};
export const Small: Story = {
  args: { ...Linked.args, className: "mx-auto my-8 h-[300px]" },
};
export const Alternating: Story = {
  args: {
    zones: {
      headAndNeck: {},
      abdomen: {},
      rightArm: {},
      leftHand: {},
      rightThigh: {},
      leftCalf: {},
      rightFoot: {},
    },
  },
};
