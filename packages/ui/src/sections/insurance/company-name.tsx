import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import type { InsuranceContent } from "./insurance.props.ts";

interface CompanyNameProps {
  company: InsuranceContent["companies"][number];
  className?: string;
}

/** An insurer's logo if one was uploaded, with its name for screen readers; otherwise the name as text. */
export function CompanyName({ company: { name, logo }, className }: CompanyNameProps) {
  if (logo === null) {
    return (
      <span className={cn("font-display leading-tight text-balance wrap-anywhere sm:text-lg", className)}>
        {name}
      </span>
    );
  }
  return (
    <Picture
      image={logo}
      alt={name}
      sizes="10rem"
      className="h-16 w-full max-w-40 bg-transparent"
      style={{ objectFit: "contain" }}
    />
  );
}
