import { extendTailwindMerge } from "tailwind-merge";

/** The theme's own names, without which tailwind-merge could not tell that two of them collide. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ["gutter", "section", "control", "column"],
      container: ["content", "text"],
      radius: ["small", "card"],
      shadow: ["float"],
      "font-weight": ["regular", "display"],
      breakpoint: ["xs", "ms", "sm", "md", "lg", "xl"],
      ease: ["calm"],
    },
    classGroups: { w: ["shell-content", "shell-text", "shell-full"] },
  },
});

type ClassName = string | false | null | undefined;

/** Joins class names; of two that set the same property the later wins. */
export function cn(...names: ClassName[]): string {
  return merge(...names);
}
