import type { IconRef } from "@consultorio/content";
import { cn } from "../class-names/class-names.ts";

interface ItemIconProps {
  icon: IconRef;
  className?: string;
}

/** Icon of a disease, symptom, service or payment method: a line drawing takes the colour of the text, a picture keeps its own colours. */
export function ItemIcon({ icon: { src, line }, className }: ItemIconProps) {
  const size = cn("block size-8 shrink-0", className);
  if (!line) return <img src={src} alt="" className={cn(size, "object-contain")} />;
  return (
    <span
      aria-hidden="true"
      data-mask=""
      className={cn(size, "bg-current mask-contain mask-center mask-no-repeat")}
      style={{ maskImage: `url(${JSON.stringify(src)})` }}
    />
  );
}
