import { RetriedTests } from "@consultorio/testkit/retried/vitest-reporter";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fieldPlaces } from "./vite/field-places.ts";
import { firstLoadBudget } from "./vite/first-load.ts";
import { uiTokens } from "./vite/ui-tokens.ts";

const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${process.env.PORT ?? "3000"}`;
/** Paths that the site serves on the same origin in production. */
const fromSite = { target: siteOrigin, headers: { origin: siteOrigin } };

export default defineConfig({
  base: "/admin/",
  plugins: [
    react(),
    tailwindcss(),
    uiTokens(),
    fieldPlaces(),
    firstLoadBudget(["admin", "shell", "home-screen"], 267_000),
    firstLoadBudget(["admin", "shell", "site-content-screen"], 350_000),
  ],
  build: {
    rolldownOptions: { input: { admin: "index.html", preview: "preview.html" } },
    // The policy allows no font of an address that begins with "data:".
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": fromSite, "/imagenes": fromSite, "/media": fromSite } },
  test: {
    environment: "jsdom",
    include: ["{src,vite}/**/*.test.{ts,tsx}"],
    setupFiles: ["./test/setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests that pass when they run again are listed at the end of `pnpm test`.
    retry: 1,
    reporters: ["default", new RetriedTests()],
    // The application is loaded once a worker; test/setup.ts and test/open-admin.tsx clean up after each test.
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    // V8's own threads take a fifteenth more of the processors, which other tests use.
    execArgv: ["--single-threaded"],
    restoreMocks: true,
  },
});
