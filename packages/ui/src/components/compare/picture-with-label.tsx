import type { ImageRef } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";
import { Picture } from "../picture/picture.tsx";

interface PictureWithLabelProps {
  image: ImageRef;
  /** What the picture is, on a plate in its upper corner. */
  label: string;
  sizes: string;
  /** Box of the picture: its proportion is 4:3 unless this has another one. */
  className?: string;
}

/** A picture with a word or two in its corner. */
export function PictureWithLabel({ image, label, sizes, className }: PictureWithLabelProps) {
  return (
    <div className={cn("relative aspect-4/3 min-w-0", className)}>
      <Picture image={image} sizes={sizes} className="size-full" />
      <span className="absolute start-3 top-3 line-clamp-2 max-w-[calc(100%-1.5rem)] rounded-full bg-scrim px-3 py-1 text-xs font-semibold text-on-inverse sm:px-4 sm:text-sm">
        {label}
      </span>
    </div>
  );
}
