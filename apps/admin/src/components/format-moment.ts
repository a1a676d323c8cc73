import { clinicTimeZone } from "@consultorio/content";

const dateAndTime = new Intl.DateTimeFormat("es-MX", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: clinicTimeZone,
});

/** A moment as it is read at the clinic: `20 de noviembre de 2026, 4:30 p.m.`. */
export const formatMoment = (moment: Date): string => dateAndTime.format(moment);
