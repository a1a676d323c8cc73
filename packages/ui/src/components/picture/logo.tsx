import type { LogoRef } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";
import { TypesetLogo } from "./typeset-logo.tsx";

interface LogoProps {
  logo: Pick<LogoRef, "src" | "height" | "style">;
  /** The clinic's name: accessible name and, without a file, what is set in type. */
  name: string;
  /** Under the name of a logo in type. */
  specialty?: string;
  /** What the logo is drawn for. */
  ground?: "light" | "dark";
  className?: string;
}

/** The clinic's logo at a fixed height; set in type where there is no file. */
export function Logo({ logo, name, specialty = "", ground = "light", className }: LogoProps) {
  const { src, height, style = "name" } = logo;
  if (src === "") return <TypesetLogo {...{ style, name, specialty, height }} />;
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
