import type { LogoRef } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";
import { TypesetLogo } from "./typeset-logo.tsx";

interface LogoProps {
  logo: LogoRef;
  /** The clinic's name: accessible name and, without a file, what is set in type. */
  name: string;
  /** Under the name of a logo in type. */
  specialty?: string;
  /** The background of the logo. */
  ground?: "light" | "dark";
  className?: string;
}

/** The clinic's logo at a fixed height; set in type where there is no file. */
export function Logo({ ground = "light", className, ...words }: LogoProps) {
  const { src, height } = words.logo;
  if (src === "") return <TypesetLogo {...words} />;
  return (
    <img
      src={src}
      alt={words.name}
      data-logo={ground}
      height={height}
      style={{ height }}
      className={cn("w-auto max-w-full object-contain object-left", className)}
    />
  );
}
