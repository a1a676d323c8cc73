import { configureConsultorio, english } from "@consultorio/ui/messages";

configureConsultorio({ messages: english });

export { HeroSplit } from "@consultorio/ui/sections/hero";
