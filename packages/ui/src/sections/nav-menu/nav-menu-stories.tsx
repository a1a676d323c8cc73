import type { Decorator } from "@storybook/react-vite";

/** The bar around a menu, with space for its panels below. */
export const inBar: Decorator = (Story) => (
  <div className="h-120">
    <div data-bar="" className="relative flex min-h-16 justify-center border-b border-line bg-surface">
      <div className="shell-content flex justify-center">
        <Story />
      </div>
    </div>
  </div>
);
