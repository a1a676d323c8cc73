import { cn } from "../class-names/class-names.ts";
import { sourcesOf } from "./picture-sources.ts";

interface LogoProps {
  /** Of a drawing or an uploaded picture; empty or unknown sets the name in type. */
  path: string;
  /** The clinic's name: accessible name and fallback. */
  name: string;
  /** In pixels. */
  height: number;
  className?: string;
}

/** The clinic's logo at a fixed height, its name in type where there is none. */
export function Logo({ path, name, height, className }: LogoProps) {
  const known = sourcesOf(path);
  if (known === null) return <span className={cn("font-display text-xl", className)}>{name}</span>;
  return (
    <img
      src={known.src}
      alt={name}
      data-logo=""
      height={height}
      style={{ height }}
      className={cn("w-auto max-w-full object-contain object-left", className)}
    />
  );
}
