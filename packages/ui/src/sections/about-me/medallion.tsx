import type { ImageRef } from "@consultorio/content";
import { cn } from "#components/class-names/class-names.ts";
import { Initials } from "#components/initials/initials.tsx";
import { Picture } from "#components/picture/picture.tsx";

interface MedallionProps {
  image: ImageRef | null;
  name: string;
  /** Size of the disc. */
  className?: string;
}

/** The portrait cut round; the initials where there is none. The name stands beside it. */
export function Medallion({ image, name, className }: MedallionProps) {
  if (image === null) return <Initials name={name} className={cn("text-2xl", className)} />;
  return (
    <Picture
      image={image}
      decorative
      sizes="10rem"
      className={cn("shrink-0 rounded-full", className)}
      style={{ objectPosition: "50% 12%" }}
    />
  );
}
