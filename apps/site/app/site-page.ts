import { configureConsultorio, siteConfiguration } from "@consultorio/ui/site";

// Pages are imported from here, so that their sections have the site's settings in each of the bundles that Next makes.
configureConsultorio(siteConfiguration);

export { SitePage } from "@consultorio/ui/site";
