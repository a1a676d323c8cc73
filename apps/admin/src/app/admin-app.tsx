import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { followPresses } from "#components/after-press.ts";
import { AutosaveDelay } from "#document-editor/saving/use-autosave.ts";
import { cleanInputLater } from "./clean-input-later.ts";
import { ignoreStrayClicks } from "./ignore-stray-clicks.ts";
import { keepFocus } from "./keep-focus.ts";
import { createQueryClient } from "./query-client.ts";
import { createAdminRouter } from "./router.tsx";
import { cssVariables, theme } from "./theme.ts";
import { ToastsWhenNeeded } from "./toasts-when-needed.tsx";

interface AdminAppProps {
  /** Milliseconds without a change after which a draft saves itself. */
  autosaveDelay?: number;
  /** In `test` everything appears and disappears without a transition. */
  env?: "default" | "test";
}

/** The whole administrator's area. */
export function AdminApp({ autosaveDelay = 3000, env = "default" }: AdminAppProps) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createAdminRouter(client));
  useEffect(ignoreStrayClicks, []);
  useEffect(keepFocus, []);
  useEffect(cleanInputLater, []);
  useEffect(followPresses, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light" env={env}>
      <QueryClientProvider client={client}>
        <AutosaveDelay value={autosaveDelay}>
          <RouterProvider router={router} />
        </AutosaveDelay>
        <ToastsWhenNeeded />
      </QueryClientProvider>
    </MantineProvider>
  );
}
