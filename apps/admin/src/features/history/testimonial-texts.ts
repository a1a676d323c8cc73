import type { BinRecord } from "@consultorio/api/contract";
import { isRecord } from "@consultorio/content";

export interface DeletedTestimonial {
  name: string;
  /** Texts that identify only this testimonial: its texts, and its name if that is a full name. */
  texts: string[];
}

/** The testimonials of the bin. A first name alone is the name of others too, so it is not searched. */
export function deletedTestimonials({ records }: { records: BinRecord[] }): DeletedTestimonial[] {
  return records.flatMap(({ record, name }) => {
    if (!isRecord(record)) return [];
    const whole = name.trim().split(/\s+/).length > 1 ? [name] : [];
    const texts = [...whole, record.shortTestimonial, record.fullTestimonial].filter(
      (text): text is string => typeof text === "string" && text.trim().length >= 4,
    );
    return texts.length === 0 ? [] : [{ name, texts }];
  });
}
