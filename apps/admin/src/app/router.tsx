import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { sessionQuery } from "../api/session.ts";
import { NotFound } from "./not-found.tsx";
import { ScreenFailed } from "./screen-failed.tsx";

interface RouterContext {
  client: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/entrar",
  component: lazyRouteComponent(() => import("../entry/sign-in-screen.tsx"), "SignInScreen"),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: "/configurar",
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    search.token === undefined ? {} : { token: String(search.token) },
  component: lazyRouteComponent(() => import("../entry/setup-screen.tsx"), "SetupScreen"),
});

/** Everything behind the door. Without a session there is nothing to see here. */
const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  beforeLoad: async ({ context }) => {
    const session = await context.client.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: "/entrar" });
  },
  component: lazyRouteComponent(() => import("../shell/shell.tsx"), "Shell"),
});

const home = createRoute({
  getParentRoute: () => shell,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/informacion" });
  },
});

const siteContent = createRoute({
  getParentRoute: () => shell,
  path: "/informacion",
  component: lazyRouteComponent(() => import("../site-content/site-content-screen.tsx"), "SiteContentScreen"),
});

const sections = createRoute({
  getParentRoute: () => shell,
  path: "/secciones",
  component: lazyRouteComponent(() => import("../sections/sections-screen.tsx"), "SectionsScreen"),
});

const routeTree = root.addChildren([signIn, setup, shell.addChildren([home, siteContent, sections])]);

export const createAdminRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    basepath: "/admin",
    context: { client },
    defaultPreload: "intent",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ScreenFailed,
    // Tokens and versions are text: "123" in the address stays "123".
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search).toString();
      return text === "" ? "" : `?${text}`;
    },
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
