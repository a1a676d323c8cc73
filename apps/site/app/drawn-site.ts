import type { Site } from "@consultorio/content";
import { headers } from "next/headers";
import { cache } from "react";
import { serverRuntime } from "./server-runtime.ts";

/** The site that this request draws, or null for a request that may draw none. One answer for each request. */
export const drawnSite = cache(async (): Promise<Site | null> => {
  const { siteFor } = await serverRuntime();
  return siteFor(await headers());
});
