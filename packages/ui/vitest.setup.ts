import { beforeEach, vi } from "vitest";
import { NeverSeen } from "./src/components/element/element-testing.ts";
import { configureConsultorio } from "./src/messages/messages.tsx";
import { siteConfiguration } from "./src/messages/site-configuration.ts";

// Sections are tested as the clinic's site draws them.
configureConsultorio(siteConfiguration);

// The library's elements do nothing in a page without layout, as in jsdom. Their tests have one in which nothing is seen.
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", NeverSeen);
});
