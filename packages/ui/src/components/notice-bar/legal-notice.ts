import type { SiteContent } from "@consultorio/content";

/** The regulator's line: health-authority notice number, professional licence and specialty licence. */
export interface Notice {
  /** Number of the advertising notice of COFEPRIS. @es Número del aviso de publicidad de COFEPRIS. */
  aviso: string;
  /** Professional licence and institution. @es Cédula profesional e institución. */
  cedProf: string;
  /** Specialty licence and institution. @es Cédula de especialidad e institución. */
  cedEsp: string;
}

export const selectNotice = ({ doctorInfo, doctorWorkInfo }: SiteContent): Notice => ({
  aviso: doctorWorkInfo.avisoCofepris,
  cedProf: doctorInfo.cedProf,
  cedEsp: doctorInfo.cedEsp,
});
