import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { AutosavePause } from "../saving/use-autosave.ts";
import { toastLimit, toastRemovalDelay } from "../toasts/toasts.ts";
import { createQueryClient } from "./query-client.ts";
import { createAdminRouter } from "./router.tsx";
import { cssVariables, theme } from "./theme.ts";

interface AdminAppProps {
  /** Milliseconds without a change after which a draft saves itself. */
  autosavePause?: number;
}

/** The whole administrator's area. */
export function AdminApp({ autosavePause = 3000 }: AdminAppProps) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createAdminRouter(client));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={client}>
        <AutosavePause value={autosavePause}>
          <RouterProvider router={router} />
        </AutosavePause>
        <Notifications limit={toastLimit} autoClose={toastRemovalDelay} position="bottom-right" />
      </QueryClientProvider>
    </MantineProvider>
  );
}
