import type { StoryObj } from "@storybook/react-vite";
import type { SectionType } from "../../packages/content/src/index.ts";
import { firstTheme } from "../theme-switch.ts";
import { Siblings } from "./siblings-page.tsx";

/** Draws a type's page. Each story in its frames is tested and has its screenshot by itself. */
export const siblingsOf =
  (type: SectionType): StoryObj["render"] =>
  (_, { globals }) => (
    <Siblings
      type={type}
      width={Number(globals.siblingWidth)}
      globals={`theme:${globals.theme};motion:${globals.motion};palette:${globals.palette}`}
      changed={globals.theme !== firstTheme || globals.motion !== "system" || globals.palette !== "system"}
    />
  );
