import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixture } from "../../registry/fixtures.ts";
import { CertificationsCards } from "./certifications-cards.tsx";

const meta = {
  title: "Secciones/Certifications/Cards",
  component: CertificationsCards,
  args: fixture("Certifications"),
} satisfies Meta<typeof CertificationsCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: fixture("Certifications", "minimal") };
export const LongText: Story = { args: fixture("Certifications", "long") };
export const MissingPictures: Story = { args: fixture("Certifications", "missingPictures") };
export const ManyItems: Story = { args: fixture("Certifications", "many") };
