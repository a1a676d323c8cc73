import { overlappingHours } from "../clinic/opening-hours.ts";
import type { Site } from "../site/documents.ts";
import { siteFields } from "../site/site-fields.ts";
import type { Finding } from "./finding.ts";

/** Rows of hours that are open at a time of a day at which another row of the same place is open. */
export function hoursOverlaps({ siteContent }: Site): Finding[] {
  const overlaps = new Set(
    overlappingHours(siteContent.doctorWorkInfo).map(({ path }) => `siteContent.doctorWorkInfo.${path}`),
  );
  return siteFields({ siteContent })
    .filter(({ path }) => overlaps.has(path))
    .map(({ path, place, label, value }) => ({
      topic: "facts",
      level: "warn",
      path,
      place,
      label,
      message: "Este horario se encima con otro del mismo día. Revísalos: los pacientes leen los dos.",
      excerpt: String(value),
    }));
}
