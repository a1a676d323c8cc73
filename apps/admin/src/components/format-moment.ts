import { clinicTimeZone } from "@consultorio/content";

const dateAndTime = new Intl.DateTimeFormat("es-MX", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: clinicTimeZone,
});

/** A moment on the clinic's clock: `20 de noviembre de 2026, 4:30 p.m.`. */
export const formatMoment = (moment: Date): string => dateAndTime.format(moment);
