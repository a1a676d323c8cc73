import { configureConsultorio, siteConfiguration } from "@consultorio/ui";

// The preview draws a page with the settings of the site.
configureConsultorio(siteConfiguration);

export { SitePage } from "@consultorio/ui";
