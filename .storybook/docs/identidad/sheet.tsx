import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

interface SheetProps {
  /** Ink turns the sheet dark, as the sections do. */
  tone?: "paper" | "bone" | "ink";
  children: ReactNode;
}

const grounds = { paper: "bg-paper text-ink", bone: "bg-bone text-ink", ink: "bg-ink text-paper" };

/** A piece of the site's own paper inside the handbook: the theme's type and colours, not the handbook's. */
export function Sheet({ tone = "paper", children }: SheetProps) {
  return (
    <Unstyled>
      <div
        data-tone={tone}
        className={`my-8 rounded-card border border-line p-6 font-text text-sm md:p-8 ${grounds[tone]}`}
      >
        {children}
      </div>
    </Unstyled>
  );
}

interface TokenNameProps {
  name: string;
  value: string;
}

/** A token as code calls it, and its value. */
export function TokenName({ name, value }: TokenNameProps) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-xs text-ink-soft">{value}</span>
    </>
  );
}
