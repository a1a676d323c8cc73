import { notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach } from "vitest";
import { AdminApp } from "#app/admin-app.tsx";
import { ApiServer } from "./api-server.ts";

declare global {
  /** Vitest's own jsdom. */
  var jsdom: { reconfigure: (settings: { url: string }) => void };
}

/** Starts an API of its own for each test of a file, and closes it. */
export function useApi(): () => ApiServer {
  let api: ApiServer;
  let origin: string;
  beforeEach(async () => {
    api = new ApiServer();
    origin = await api.listen();
    globalThis.jsdom.reconfigure({ url: `${origin}/admin/` });
  });
  afterEach(async () => {
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
