import { cn } from "../class-names/class-names.ts";
import { sourcesOf } from "./picture-sources.ts";

interface LogoProps {
  /** Of a drawing or an uploaded picture; empty or unknown sets the name in type. */
  path: string;
  /** The clinic's name: accessible name and fallback. */
  name: string;
  /** In pixels. */
  height: number;
  /** What the logo is drawn for. */
  ground?: "light" | "dark";
  className?: string;
}

/** Drawings of a logo for dark ground. An upload has none. */
const onDark: Readonly<Record<string, string>> = { "/imagenes/logo.svg": "/imagenes/logo-light.svg" };

/** Path of the same logo for dark ground, or null where it exists for light ground only. */
export const logoOnDark = (path: string): string | null => onDark[path] ?? null;

/** The clinic's logo at a fixed height, its name in type where there is none. */
export function Logo({ path, name, height, ground = "light", className }: LogoProps) {
  const known = sourcesOf(path);
  if (known === null) return <span className={cn("font-display text-xl", className)}>{name}</span>;
  return (
    <img
      src={known.src}
      alt={name}
      data-logo={ground}
      height={height}
      style={{ height }}
      className={cn("w-auto max-w-full object-contain object-left", className)}
    />
  );
}
