import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

interface SheetProps {
  /** `inverse` turns the sheet dark, as the sections do. */
  tone?: "surface" | "alt" | "inverse";
  children: ReactNode;
}

const grounds = {
  surface: "bg-surface text-text",
  alt: "bg-surface-alt text-text",
  inverse: "bg-inverse text-on-inverse",
};

/** A piece of the site inside the handbook: the theme's type and colours, not the handbook's. */
export function Sheet({ tone = "surface", children }: SheetProps) {
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
      <span className="block text-xs text-text-soft">{value}</span>
    </>
  );
}
