import type { SiteContent } from "@consultorio/content";

/** The regulator's line: health-authority notice number, professional licence and specialty licence. */
export interface Notice {
  aviso: string;
  cedProf: string;
  cedEsp: string;
}

export const selectNotice = ({ doctorInfo, doctorWorkInfo }: SiteContent): Notice => ({
  aviso: doctorWorkInfo.avisoCofepris,
  cedProf: doctorInfo.cedProf,
  cedEsp: doctorInfo.cedEsp,
});
