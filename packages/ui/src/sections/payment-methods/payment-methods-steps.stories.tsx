import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { PaymentMethodsSteps } from "./payment-methods-steps.tsx";

const meta = {
  title: "Secciones/PaymentMethods/Steps",
  component: PaymentMethodsSteps,
  args: fixture("PaymentMethods"),
} satisfies Meta<typeof PaymentMethodsSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("PaymentMethods", "minimal") };
export const LongText: Story = { args: fixture("PaymentMethods", "long") };
export const MissingPictures: Story = { args: fixture("PaymentMethods", "missingPictures") };
export const ManyItems: Story = { args: fixture("PaymentMethods", "many") };
