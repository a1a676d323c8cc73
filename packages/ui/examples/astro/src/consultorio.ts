import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
});

export { ConsultorioProvider, spanish } from "@consultorio/ui/messages";
export { AnnouncementCard } from "@consultorio/ui/sections/announcement";
export { ArticleTeasersCards } from "@consultorio/ui/sections/article-teasers";
export { ClinicColumns } from "@consultorio/ui/sections/clinic";
export { FaqConversation } from "@consultorio/ui/sections/faq";
export { FirstVisitChecklist } from "@consultorio/ui/sections/first-visit";
export { FooterDark } from "@consultorio/ui/sections/footer";
export { GeneralCallToActionUrgent } from "@consultorio/ui/sections/general-call-to-action";
export { HeaderClassic } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
export { ServicesList } from "@consultorio/ui/sections/services";
export { TeamGroup } from "@consultorio/ui/sections/team";
export { VideoTestimonialsCards } from "@consultorio/ui/sections/video-testimonials";
