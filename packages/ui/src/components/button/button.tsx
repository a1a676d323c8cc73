import { cva, type VariantProps } from "class-variance-authority";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { cn } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";

const button = cva(
  "inline-flex min-h-control max-w-full items-center justify-center gap-[min(0.625rem,3.2vw)] rounded-button border-2 border-transparent text-center font-semibold wrap-anywhere no-underline transition-colors duration-200 ease-calm disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
  {
    variants: {
      look: {
        primary: "bg-action text-on-action hover:bg-action-strong",
        secondary: "border-info text-info hover:bg-info hover:text-on-info",
        message: "bg-positive-strong text-on-positive hover:bg-inverse hover:text-on-inverse",
        emergency: "bg-urgent text-on-urgent hover:bg-inverse hover:text-on-inverse",
        emergencyOnDark:
          "border-on-inverse bg-inverse-urgent text-on-inverse hover:bg-on-inverse hover:text-inverse",
        urgent: "border-urgent bg-surface text-urgent hover:bg-urgent hover:text-on-urgent",
        quiet:
          "text-action underline decoration-1 underline-offset-4 hover:bg-action-soft hover:text-action-strong",
        /* Not the surface: in a dark theme that is dark too. */
        onDark: "bg-on-inverse text-inverse hover:bg-on-inverse-soft",
        outlineOnDark: "border-on-inverse text-on-inverse hover:bg-on-inverse hover:text-inverse",
      },
      size: {
        normal: "px-card-large py-2.5 text-[length:min(var(--text-base),7.5vw)] leading-tight",
        large: "min-h-14 px-[min(2rem,9vw)] py-3 text-lg leading-tight",
        compact: "px-4 py-2 text-sm leading-tight",
      },
    },
    defaultVariants: { look: "primary", size: "normal" },
  },
);

interface Look {
  look?: NonNullable<VariantProps<typeof button>["look"]>;
  size?: NonNullable<VariantProps<typeof button>["size"]>;
}

type ButtonProps = Look &
  (
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
  );

/** A link that looks like a button where it has an `href`, else a button. At least 48 px high. */
export function Button({ look, size, className, ...props }: ButtonProps) {
  const names = cn(button({ look, size }), className);
  if (props.href === undefined) return <button type="button" {...props} className={names} />;
  return <Link {...props} className={names} />;
}

const iconButton = cva(
  "inline-flex size-12 shrink-0 items-center justify-center rounded-full border transition-colors duration-200 ease-calm",
  {
    variants: {
      ground: {
        light: "border-line bg-surface text-text hover:bg-text hover:text-surface",
        dark: "border-line-on-inverse text-on-inverse hover:bg-on-inverse hover:text-inverse",
        plain: "border-transparent text-current hover:bg-line",
      },
    },
    defaultVariants: { ground: "light" },
  },
);

type IconButtonProps = {
  ground?: NonNullable<VariantProps<typeof iconButton>["ground"]>;
  /** The text of the button: its accessible name. */
  label: string;
} & (
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
);

/** A round 48 px control that shows only an icon. */
export function IconButton({ label, ground, className, ...props }: IconButtonProps) {
  const names = cn(iconButton({ ground }), className);
  if (props.href === undefined)
    return <button suppressHydrationWarning type="button" {...props} aria-label={label} className={names} />;
  return <Link suppressHydrationWarning {...props} href={props.href} aria-label={label} className={names} />;
}

const anyLink =
  "font-medium text-action underline decoration-1 underline-offset-4 hover:text-action-strong hover:decoration-2 in-data-[tone=inverse]:hover:text-on-inverse";

/** Classes of a text link inside running text or a list. */
export const textLink = `${anyLink} in-data-[tone=inverse]:text-action-on-inverse`;

/** The same where the dark ground may be a picture or a colour, on which the link's own colour is too faint. */
export const strongLink = `${anyLink} in-data-[tone=inverse]:text-on-inverse`;
