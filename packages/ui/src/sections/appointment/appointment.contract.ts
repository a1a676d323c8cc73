import { appointmentDays, requestClosing, requestGreeting } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AppointmentContent } from "./appointment.props.ts";
import { appointmentVariants } from "./appointment.variants.ts";

export const appointment = defineSection(appointmentVariants, {
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
  fit: {
    AppointmentChat: ({ siteContent }) => missing("el número de WhatsApp", siteContent.doctorInfo.whatsapp),
    AppointmentSentence: ({ siteContent }) => few("motivos", 2, siteContent.appointment.reasons),
    AppointmentWeek: ({ siteContent }) => few("días con horario", 2, appointmentDays(siteContent)),
  },
});
