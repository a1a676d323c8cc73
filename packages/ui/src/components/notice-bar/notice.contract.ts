import type { SiteContent } from "@consultorio/content";
import { strings } from "#strings/strings.ts";

/** A number that a practice has to show: a registration, a licence. */
export interface Notice {
  /** What the number is: «GDC registration». @es Qué número es: «Cédula profesional». */
  label: string;
  /** The number, with its institution behind a ` · `. @es El número, con su institución tras un « · ». */
  value: string;
}

/** The clinic's advertising notice and licences; those that it has. */
export function selectNotice({ doctorInfo, doctorWorkInfo }: SiteContent): Notice[] {
  const { aviso, cedProf, cedEsp } = strings.notice;
  return [
    { label: aviso, value: doctorWorkInfo.avisoCofepris },
    { label: cedProf, value: doctorInfo.cedProf },
    { label: cedEsp, value: doctorInfo.cedEsp },
  ].filter(({ value }) => value !== "");
}
