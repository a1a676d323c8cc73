import { clinicDay, type Site, withoutPastNotices } from "@consultorio/content";
import { headers } from "next/headers";
import { cache } from "react";
import { renderHeader } from "../server/headers.ts";
import { services } from "./services.ts";

/** The site that this request draws, or null for a request that may draw none. One answer for each request. */
export const drawnSite = cache(async (): Promise<Site | null> => {
  const received = await headers();
  const site = await services().siteFor(received.get(renderHeader));
  return site && withoutPastNotices(site, clinicDay(new Date()));
});
