import { configureConsultorio, english } from "@consultorio/ui/messages";
import Image from "next/image";
import Link from "next/link";

configureConsultorio({
  messages: english,
  routes: { privacy: "/privacy" },
  timeZone: "Europe/London",
  emergencyNumber: "999",
  link: Link,
  image: ({ width = 1200, height = 900, ...props }) => <Image width={width} height={height} {...props} />,
});

export { ConsultorioProvider, spanish } from "@consultorio/ui/messages";
export { AnnouncementBand } from "@consultorio/ui/sections/announcement";
export { AppointmentChat } from "@consultorio/ui/sections/appointment";
export { BeforeAfterPairs } from "@consultorio/ui/sections/before-after";
export { ClinicPhoto } from "@consultorio/ui/sections/clinic";
export { FaqAccordion } from "@consultorio/ui/sections/faq";
export { FooterColumns } from "@consultorio/ui/sections/footer";
export { GeneralCallToActionUrgent } from "@consultorio/ui/sections/general-call-to-action";
export { HeaderCentered } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
export { PriceListMenu } from "@consultorio/ui/sections/price-list";
export { ServicesGrid } from "@consultorio/ui/sections/services";
export { TeamPortraits } from "@consultorio/ui/sections/team";
