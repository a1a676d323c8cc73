import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Piezas/Páginas de una lista",
  component: Pagination,
  args: {
    current: 5,
    count: 21,
    hrefOf: (number) => `#pagina-${number}`,
    messages: { label: "Páginas", page: "Página", previous: "Anterior", next: "Siguiente" },
    className: "m-8",
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 21 } };
export const Two: Story = { args: { current: 2, count: 2 } };
