import { configureConsultorio, siteConfiguration } from "@consultorio/ui/site";

// Before any page is drawn: the preview uses the settings of the public site.
configureConsultorio(siteConfiguration);

export { SitePage } from "@consultorio/ui/site";
