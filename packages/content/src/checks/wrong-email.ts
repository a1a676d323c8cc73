import type { Site } from "../site/documents.ts";
import type { Finding } from "./finding.ts";

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** E-mail addresses that receive no mail. A site may have one: earlier releases took any text. */
export function wrongEmail({ siteContent }: Site): Finding[] {
  const value = siteContent.doctorInfo.email;
  if (value === "" || email.test(value)) return [];
  return [
    {
      topic: "facts",
      level: "warn",
      path: "siteContent.doctorInfo.email",
      place: "Información del Doctor",
      label: "Correo electrónico",
      message: "Así no llega ningún correo. Escríbelo como nombre@dominio.mx, o déjalo vacío.",
      excerpt: value,
    },
  ];
}
