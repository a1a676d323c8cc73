import { clinicTimeZone, routePath, searchPath } from "@consultorio/content";
import type { ConsultorioConfiguration } from "./configuration.ts";
import { spanish } from "./spanish.ts";

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
