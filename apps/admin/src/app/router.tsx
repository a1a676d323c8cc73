import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import { sessionQuery } from "#api/session.ts";
import { NotFound } from "#components/message-page.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { ScreenFailed } from "./screen-failed.tsx";

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Outlet });

/** A page that needs no session. */
const page = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

const signIn = page(
  "/entrar",
  lazy(() => import("#features/auth/sign-in-page.tsx"), "SignInPage"),
);
/** The draft behind a review link: its reader has no account. */
const reviewPage = lazy(() => import("#features/review/review-page.tsx"), "ReviewPage");
const review = page("/revision", reviewPage);
/** The address of links that were made before the token moved to the fragment. */
const earlierReview = page("/revision/$token", reviewPage);

/** Addresses of before have their one-time key here, and not in the fragment. */
const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  search.token === undefined ? {} : { token: String(search.token) };

const setup = createRoute({
  getParentRoute: () => root,
  path: "/configurar",
  validateSearch: tokenSearch,
  component: lazy(() => import("#features/auth/setup-page.tsx"), "SetupPage"),
});

const newPassword = createRoute({
  getParentRoute: () => root,
  path: "/contrasena",
  validateSearch: tokenSearch,
  component: lazy(() => import("#features/auth/new-password-page.tsx"), "NewPasswordPage"),
});

/** Everything that needs a session. */
const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  beforeLoad: async ({ context }) => {
    const session = await context.client.ensureQueryData(sessionQuery);
    if (session === null) throw redirect({ to: "/entrar" });
  },
  component: lazy(() => import("./shell.tsx"), "Shell"),
});

/** A screen of the shell: the component that a module exports under a name. */
const screen = <const Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) => createRoute({ getParentRoute: () => shell, path, component: lazy(load, name) });

/** `campo` is the path of the field to open at. */
const fieldSearch = (search: Record<string, unknown>): { campo?: string } =>
  typeof search.campo === "string" ? { campo: search.campo } : {};

const siteContent = createRoute({
  getParentRoute: () => shell,
  path: "/informacion",
  validateSearch: fieldSearch,
  beforeLoad: ({ search }) => {
    const place = placeOf(`siteContent.${search.campo ?? ""}`);
    // Another screen edits the field.
    if (place.to !== "/informacion") throw redirect(place);
  },
  component: lazy(() => import("#features/site-content/site-content-screen.tsx"), "SiteContentScreen"),
});

/** A part of the content has an address of its own; the form stays the one of its parent. */
const contentPart = createRoute({
  getParentRoute: () => siteContent,
  path: "$parte",
  beforeLoad: ({ params }) => {
    // The address that «Marca» had as a part of the content.
    if (params.parte === "colores-y-letras") throw redirect({ to: "/marca" });
  },
});

const sections = createRoute({
  getParentRoute: () => shell,
  path: "/secciones",
  validateSearch: fieldSearch,
  component: lazy(() => import("#features/sections/sections-screen.tsx"), "SectionsScreen"),
});

/** `ruta` is the path of the page that is edited; without it, the home page. */
const pageEditing = createRoute({
  getParentRoute: () => shell,
  path: "/pagina",
  validateSearch: (search: Record<string, unknown>): { ruta?: string } =>
    typeof search.ruta === "string" ? { ruta: search.ruta } : {},
  component: lazy(() => import("#features/page-editing/page-screen.tsx"), "PageScreen"),
});

const brand = createRoute({
  getParentRoute: () => shell,
  path: "/marca",
  validateSearch: fieldSearch,
  component: lazy(() => import("#features/brand/brand-screen.tsx"), "BrandScreen"),
});

const notices = createRoute({
  getParentRoute: () => shell,
  path: "/horarios",
  validateSearch: fieldSearch,
  component: lazy(() => import("#features/notices/notices-screen.tsx"), "NoticesScreen"),
});

interface CollectionSearch {
  /** The record to open: its id, or its place where it has none. */
  registro?: string;
  campo?: string;
  /** Asks for another record. */
  nuevo?: "si";
  /** What is looked for in the list, and which page of the list is shown, from 2. An open record keeps both. */
  busca?: string;
  hoja?: number;
}

const collection = createRoute({
  getParentRoute: () => shell,
  path: "/colecciones/$coleccion",
  validateSearch: ({
    registro,
    nuevo,
    busca,
    hoja,
    ...search
  }: Record<string, unknown>): CollectionSearch => ({
    ...(typeof registro === "string" ? { registro } : {}),
    ...(nuevo === "si" ? { nuevo } : {}),
    ...(busca === undefined || busca === "" ? {} : { busca: String(busca) }),
    // Undefined where the address has no page: what the address says itself would stay otherwise.
    hoja: Number.isInteger(Number(hoja)) && Number(hoja) > 1 ? Number(hoja) : undefined,
    ...fieldSearch(search),
  }),
  component: lazy(() => import("#features/collections/collection-screen.tsx"), "CollectionScreen"),
});

const routeTree = root.addChildren([
  signIn,
  setup,
  newPassword,
  review,
  earlierReview,
  shell.addChildren([
    screen("/", () => import("#features/home/home-screen.tsx"), "HomeScreen"),
    siteContent.addChildren([contentPart]),
    pageEditing,
    sections,
    brand,
    notices,
    collection,
    screen("/colecciones", () => import("#features/collections/collections-screen.tsx"), "CollectionsScreen"),
    screen("/multimedia", () => import("#features/media-library/media-screen.tsx"), "MediaScreen"),
    screen("/publicar", () => import("#features/publish/publish-screen.tsx"), "PublishScreen"),
    screen("/lista", () => import("#features/checklist/checklist-screen.tsx"), "ChecklistScreen"),
    screen("/historial", () => import("#features/history/history-screen.tsx"), "HistoryScreen"),
    screen("/actividad", () => import("#features/activity/activity-screen.tsx"), "ActivityScreen"),
    screen("/cuenta", () => import("#features/account/account-screen.tsx"), "AccountScreen"),
  ]),
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
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(Object.fromEntries(given)).toString();
      return text === "" ? "" : `?${text}`;
    },
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
