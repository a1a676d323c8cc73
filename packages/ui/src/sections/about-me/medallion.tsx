import { cn } from "../../primitives/class-names.ts";
import { Initials } from "../../primitives/initials.tsx";
import { Picture } from "../../primitives/picture.tsx";

interface MedallionProps {
  image: string;
  name: string;
  /** Size of the disc. */
  className?: string;
}

/** The portrait cut round; the initials where there is none. The name stands beside it. */
export function Medallion({ image, name, className }: MedallionProps) {
  if (image === "") return <Initials name={name} className={cn("text-2xl", className)} />;
  return (
    <Picture
      path={image}
      alt=""
      sizes="10rem"
      className={cn("shrink-0 rounded-full", className)}
      style={{ objectPosition: "50% 12%" }}
    />
  );
}
