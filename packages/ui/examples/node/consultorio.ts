import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
});

export { ConsultorioProvider, spanish } from "@consultorio/ui/messages";
export { AnnouncementBanner } from "@consultorio/ui/sections/announcement";
export { ClinicPhoto } from "@consultorio/ui/sections/clinic";
export { ComparisonQuestions } from "@consultorio/ui/sections/comparison";
export { FaqColumns } from "@consultorio/ui/sections/faq";
export { FirstVisitChecklist } from "@consultorio/ui/sections/first-visit";
export { FooterMinimal } from "@consultorio/ui/sections/footer";
export { HeaderClassic } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
export { HospitalsCards } from "@consultorio/ui/sections/hospitals";
export { PriceListMenu } from "@consultorio/ui/sections/price-list";
export { ServicesIndex } from "@consultorio/ui/sections/services";
export { TeamList } from "@consultorio/ui/sections/team";
