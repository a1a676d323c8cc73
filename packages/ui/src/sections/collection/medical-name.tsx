import { cn } from "#components/class-names/class-names.ts";

interface MedicalNameProps {
  /** Empty where it is the name above. */
  name: string;
  className?: string;
}

/** The name in medicine, under the name that patients use. */
export function MedicalName({ name, className }: MedicalNameProps) {
  return name === "" ? null : <p className={cn("text-sm font-medium text-info", className)}>{name}</p>;
}
