import { kindOf } from "@consultorio/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixtureSites } from "#registry/fixture-sites.ts";
import { ListPage } from "./list-page.tsx";

const { services } = fixtureSites.default;
const site = {
  ...fixtureSites.default,
  services: Array.from({ length: 12 }, (_, round) =>
    services.map((service) => ({ ...service, id: `${service.id}-${round}` })),
  ).flat(),
};

const meta = {
  title: "Páginas/Lista",
  component: ListPage,
  args: { site, kind: kindOf("services"), pageNumber: 1 },
} satisfies Meta<typeof ListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { name: "De varias páginas, la primera" };
export const Second: Story = { name: "De varias páginas, la segunda", args: { pageNumber: 2 } };
