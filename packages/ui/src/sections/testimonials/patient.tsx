import { BadgeCheck } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { useMessages } from "#messages/messages.tsx";
import { testimonialsWords } from "#messages/words.ts";
import type { TestimonialItem } from "./testimonials.props.ts";

interface PatientProps {
  patient: Pick<Required<TestimonialItem>, "name" | "image" | "verified">;
  className?: string;
}

/** Who speaks: picture where there is one, name, and whether the office knows who it is. */
export function Patient({ patient, className }: PatientProps) {
  const messages = useMessages({ testimonials: testimonialsWords });
  return (
    <figcaption className={cn("flex flex-wrap items-center gap-4", className)}>
      {patient.image === null ? null : (
        <Picture image={patient.image} decorative sizes="3.5rem" className="size-14 shrink-0 rounded-full" />
      )}
      <span className="max-w-full flex-1 text-sm">
        <span className="block text-base leading-tight font-semibold">{patient.name}</span>
        {patient.verified && (
          <span className="inline-flex items-center gap-1.5 align-top text-positive-strong in-data-[tone=inverse]:text-on-inverse-soft">
            <LineIcon lines={BadgeCheck} className="size-4" />
            <span>{messages.testimonials.verified}</span>
          </span>
        )}
      </span>
    </figcaption>
  );
}
