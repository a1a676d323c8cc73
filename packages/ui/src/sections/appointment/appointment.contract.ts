import { appointmentDays, requestClosing, requestGreeting } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AppointmentContent } from "./appointment.props.ts";

export const appointment = defineSection({
  label: "Pedir cita",
  select: ({ siteContent }): AppointmentContent | null => {
    const { sectionTitle, sectionSubtitle, reasons, note } = siteContent.appointment;
    const { call, message } = contactLinks(siteContent);
    if (!call && !message) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      greeting: requestGreeting(siteContent),
      closing: requestClosing(siteContent),
      reasons,
      days: appointmentDays(siteContent),
      contact: { call, message },
      note,
    };
  },
  variants: {
    AppointmentChat: {
      label: "Mensaje que se escribe solo",
      description:
        "Preguntas con respuestas para tocar y, al lado o debajo en celular, el mensaje de WhatsApp como globo de una conversación. Elígela si casi todos te escriben por WhatsApp.",
      fit: ({ siteContent }) => missing("el número de WhatsApp", siteContent.doctorInfo.whatsapp),
    },
    AppointmentSentence: {
      label: "Frase con huecos",
      description:
        "Una sola frase grande sobre fondo oscuro, «Quiero una cita…», con huecos subrayados que se llenan de una lista. Elígela si quieres pocas palabras y una franja que resalte.",
      fit: ({ siteContent }) => few("motivos", 2, siteContent.appointment.reasons),
    },
    AppointmentWeek: {
      label: "Semana del consultorio",
      description:
        "Un calendario con los días en que abres, y en cada uno la mañana o la tarde para elegir. Elígela si lo que más preguntan es cuándo hay consulta.",
      fit: ({ siteContent }) => few("días con horario", 2, appointmentDays(siteContent)),
    },
  },
});
