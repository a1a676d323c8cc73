import { cn } from "../class-names/class-names.ts";

interface ItemIconProps {
  /** `/imagenes/icons/<id>.svg` of the library, `/media/…` of an upload, or empty. */
  path: string;
  className?: string;
}

/** Icon of a disease, symptom, service or payment method: a line drawing takes the colour of the text, an uploaded picture keeps its own. */
export function ItemIcon({ path, className }: ItemIconProps) {
  if (path === "") return null;
  const size = cn("block size-8 shrink-0", className);
  if (path.startsWith("/media/")) return <img src={path} alt="" className={cn(size, "object-contain")} />;
  return (
    <span
      aria-hidden="true"
      data-mask=""
      className={cn(size, "bg-current mask-contain mask-center mask-no-repeat")}
      style={{ maskImage: `url(${JSON.stringify(path)})` }}
    />
  );
}
