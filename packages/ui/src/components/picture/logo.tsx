import type { LogoRef } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";

interface LogoProps {
  logo: Pick<LogoRef, "src" | "height">;
  /** The clinic's name: accessible name and fallback. */
  name: string;
  /** What the logo is drawn for. */
  ground?: "light" | "dark";
  className?: string;
}

/** The clinic's logo at a fixed height, its name in type where there is none. */
export function Logo({ logo: { src, height }, name, ground = "light", className }: LogoProps) {
  if (src === "") return <span className={cn("font-display text-xl", className)}>{name}</span>;
  return (
    <img
      src={src}
      alt={name}
      data-logo={ground}
      height={height}
      style={{ height }}
      className={cn("w-auto max-w-full object-contain object-left", className)}
    />
  );
}
