import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({ messages: english });

export { HeaderClassic } from "@consultorio/ui/sections/header";
export { HeroSplit } from "@consultorio/ui/sections/hero";
