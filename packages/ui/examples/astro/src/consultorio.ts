import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
});

export { ConsultorioProvider, spanish } from "@consultorio/ui/messages";
export { FooterMinimal } from "@consultorio/ui/sections/footer";
export { GeneralCallToActionUrgent } from "@consultorio/ui/sections/general-call-to-action";
export { HeroSplit } from "@consultorio/ui/sections/hero";
