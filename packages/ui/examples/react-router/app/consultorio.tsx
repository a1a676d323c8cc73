import { configureConsultorio, english } from "@consultorio/ui/messages";
import { Link } from "react-router";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
  link: ({ href, ...props }) => <Link to={href} {...props} />,
});

export { ConsultorioProvider, spanish } from "@consultorio/ui/messages";
export { AppointmentSentence } from "@consultorio/ui/sections/appointment";
export { ArticleTeasersFeature } from "@consultorio/ui/sections/article-teasers";
export { BeforeAfterSlider } from "@consultorio/ui/sections/before-after";
export { ComparisonCards } from "@consultorio/ui/sections/comparison";
export { FaqAccordion } from "@consultorio/ui/sections/faq";
export { FooterMinimal } from "@consultorio/ui/sections/footer";
export { GeneralCallToActionUrgent } from "@consultorio/ui/sections/general-call-to-action";
export { HeaderTopStrip } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
export { HospitalsList } from "@consultorio/ui/sections/hospitals";
export { ServicesCarousel } from "@consultorio/ui/sections/services";
export { TeamPortraits } from "@consultorio/ui/sections/team";
export { VideoTestimonialsStage } from "@consultorio/ui/sections/video-testimonials";
