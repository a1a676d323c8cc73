import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
});

export { AppointmentWeek } from "@consultorio/ui/sections/appointment";
export { ClinicMap } from "@consultorio/ui/sections/clinic";
export { ComparisonTable } from "@consultorio/ui/sections/comparison";
export { FaqColumns } from "@consultorio/ui/sections/faq";
export { FirstVisitSteps } from "@consultorio/ui/sections/first-visit";
export { FooterMinimal } from "@consultorio/ui/sections/footer";
export { GeneralCallToActionUrgent } from "@consultorio/ui/sections/general-call-to-action";
export { HeaderCompact } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
export { PriceListCards } from "@consultorio/ui/sections/price-list";
export { ServicesIndex } from "@consultorio/ui/sections/services";
export { TeamList } from "@consultorio/ui/sections/team";
