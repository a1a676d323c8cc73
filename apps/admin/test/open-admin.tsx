import { notifications } from "@mantine/notifications";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach } from "vitest";
import { AdminApp } from "#app/admin-app.tsx";
import { RealApi } from "./api/real-api.ts";

declare global {
  /** Vitest's own jsdom. */
  var jsdom: { reconfigure: (settings: { url: string }) => void };
}

/** The thread of this worker, which its files use one after the other. */
let started: Promise<RealApi> | undefined;

/** Gives each test of a file a site of its own behind the real API. */
export function useApi(): () => RealApi {
  let api: RealApi;
  beforeEach(async () => {
    started ??= RealApi.start();
    api = await started;
    globalThis.jsdom.reconfigure({ url: `${await api.open()}/admin/` });
  });
  afterEach(async () => {
    cleanup();
    notifications.clean();
    window.localStorage.clear();
    await api.close();
  });
  return () => api;
}

/**
 * Opens the whole administrator's area at an address, as a browser would. Drafts save themselves only where a test
 * says when.
 */
export function openAdmin(path: string, { autosaveDelay = Number.POSITIVE_INFINITY } = {}) {
  window.history.replaceState(null, "", `/admin${path}`);
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<AdminApp autosaveDelay={autosaveDelay} env="test" />) };
}
