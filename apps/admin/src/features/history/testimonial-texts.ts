import type { BinRecord } from "@consultorio/api/contract";
import { isRecord } from "@consultorio/content";

export interface DeletedTestimonial {
  name: string;
  /** What names it and nothing else: its texts, and its name where that is a whole one. */
  texts: string[];
}

/** The testimonials of the bin. A first name alone is the name of others too, so that it does not find one. */
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
