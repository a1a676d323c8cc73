import { clinicTimeZone, routePath, searchPath } from "@consultorio/content";
import type { ConsultorioConfiguration } from "../messages/configuration.ts";
import { spanish } from "../messages/spanish.ts";

/** The settings of the clinic's site: apps that draw its pages give them to `configureConsultorio`. */
export const siteConfiguration = {
  messages: spanish,
  routes: {
    home: routePath({ page: "home" }),
    search: searchPath,
    privacy: routePath({ page: "privacy" }),
  },
  timeZone: clinicTimeZone,
  emergencyNumber: "911",
} satisfies ConsultorioConfiguration;
