import type { StoryObj } from "@storybook/react-vite";
import type { SectionType } from "../../packages/content/src/index.ts";
import { firstTheme } from "../theme-switch.ts";
import { frameGlobals } from "../variants/story-frame.tsx";
import { Siblings } from "./siblings-page.tsx";

/** A type's page. Each story in its frames is tested and has its screenshot by itself, so axe does not run here. */
export const siblingsOf = (type: SectionType): Pick<StoryObj, "parameters" | "render"> => ({
  parameters: { a11y: { test: "off" } },
  render: (_, { globals }) => (
    <Siblings
      type={type}
      width={Number(globals.siblingWidth)}
      globals={frameGlobals(globals)}
      changed={globals.theme !== firstTheme || globals.motion !== "system" || globals.palette !== "system"}
    />
  ),
});
