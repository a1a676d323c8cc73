import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { FooterDark } from "./footer-dark.tsx";

const meta = {
  title: "Secciones/Footer/Dark",
  component: FooterDark,
  args: fixture("Footer"),
} satisfies Meta<typeof FooterDark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Footer", "minimal") };
export const LongText: Story = { args: fixture("Footer", "long") };
export const MissingPictures: Story = { args: fixture("Footer", "missingPictures") };
export const ManyItems: Story = { args: fixture("Footer", "many") };

export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
