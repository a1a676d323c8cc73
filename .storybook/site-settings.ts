import { configureConsultorio } from "../packages/ui/src/messages/messages.tsx";
import { siteConfiguration } from "../packages/ui/src/messages/site-configuration.ts";

// The catalogue and its tests draw sections as the clinic's site does.
configureConsultorio(siteConfiguration);
