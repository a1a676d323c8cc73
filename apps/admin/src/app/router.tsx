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

/** `token` is the one-time key that an address was printed or handed over with. */
const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  search.token === undefined ? {} : { token: String(search.token) };

const setup = createRoute({
  getParentRoute: () => root,
  path: "/configurar",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("../entry/setup-screen.tsx"), "SetupScreen"),
});

/** A new password for whoever forgot the old one. */
const newPassword = createRoute({
  getParentRoute: () => root,
  path: "/contrasena",
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import("../entry/new-password-screen.tsx"), "NewPasswordScreen"),
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

/** `campo` is the path of the field to open at. */
const fieldSearch = (search: Record<string, unknown>): { campo?: string } =>
  typeof search.campo === "string" ? { campo: search.campo } : {};

const siteContent = createRoute({
  getParentRoute: () => shell,
  path: "/informacion",
  validateSearch: fieldSearch,
  component: lazyRouteComponent(() => import("../site-content/site-content-screen.tsx"), "SiteContentScreen"),
});

const sections = createRoute({
  getParentRoute: () => shell,
  path: "/secciones",
  component: lazyRouteComponent(() => import("../sections/sections-screen.tsx"), "SectionsScreen"),
});

const collections = createRoute({
  getParentRoute: () => shell,
  path: "/colecciones",
  component: lazyRouteComponent(() => import("../collections/collections-screen.tsx"), "CollectionsScreen"),
});

/** `registro` is the record to open: its id, or its place where it has none. */
const collection = createRoute({
  getParentRoute: () => shell,
  path: "/colecciones/$coleccion",
  validateSearch: (search: Record<string, unknown>): { registro?: string; campo?: string } => ({
    ...(typeof search.registro === "string" ? { registro: search.registro } : {}),
    ...fieldSearch(search),
  }),
  component: lazyRouteComponent(() => import("../collections/collection-screen.tsx"), "CollectionScreen"),
});

const media = createRoute({
  getParentRoute: () => shell,
  path: "/multimedia",
  component: lazyRouteComponent(() => import("../media-library/media-screen.tsx"), "MediaScreen"),
});

const notices = createRoute({
  getParentRoute: () => shell,
  path: "/horarios",
  component: lazyRouteComponent(() => import("../notices/notices-screen.tsx"), "NoticesScreen"),
});

const publish = createRoute({
  getParentRoute: () => shell,
  path: "/publicar",
  component: lazyRouteComponent(() => import("../publish/publish-screen.tsx"), "PublishScreen"),
});

const checklist = createRoute({
  getParentRoute: () => shell,
  path: "/lista",
  component: lazyRouteComponent(() => import("../checklist/checklist-screen.tsx"), "ChecklistScreen"),
});

const history = createRoute({
  getParentRoute: () => shell,
  path: "/historial",
  component: lazyRouteComponent(() => import("../history/history-screen.tsx"), "HistoryScreen"),
});

const account = createRoute({
  getParentRoute: () => shell,
  path: "/cuenta",
  component: lazyRouteComponent(() => import("../account/account-screen.tsx"), "AccountScreen"),
});

/** The draft behind a review link: its reader has no account. */
const review = createRoute({
  getParentRoute: () => root,
  path: "/revision/$token",
  component: lazyRouteComponent(() => import("../review/review-page.tsx"), "ReviewPage"),
});

const kept = [media, notices, publish, checklist, history, account];

const routeTree = root.addChildren([
  signIn,
  setup,
  newPassword,
  review,
  shell.addChildren([home, siteContent, collections, collection, sections, ...kept]),
]);

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
