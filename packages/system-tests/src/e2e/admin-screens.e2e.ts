import { isLong, longOnly, sample } from "@consultorio/testkit/long-form";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound } from "./admin-quality.ts";
import { signIn } from "./admin-session.ts";
import { editedContent, expect } from "./site-fixture.ts";
import { test, withoutMissing } from "./watched-pages.ts";

const longTest = longOnly(test);

test.describe.configure({ mode: "serial" });
test.use({
  site: "admin screens",
  content: editedContent,
  actionTimeout: 20_000,
  contextOptions: { reducedMotion: "reduce" },
});

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 640 };

/** A screen, or a state of one that looks unlike it: where it is, and what a person does to see it. */
interface Screen {
  path: string;
  /** Is there once the screen is drawn. */
  shows: string;
  /** Whether it is looked at in `pnpm test:long` alone: another one is made of the same parts. */
  seldom?: true;
  open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

const pressed = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog").waitFor();
};

const screens: Record<string, Screen> = {
  inicio: { path: "/admin/", shows: "Inicio" },
  "primeros pasos": {
    path: "/admin/",
    shows: "Inicio",
    open: async (page) => {
      await press("Continuar")(page);
      await page.getByText(/^Paso \d de 9/).waitFor();
    },
  },
  buscar: {
    seldom: true,
    path: "/admin/cuenta",
    shows: "Cuenta",
    open: async (page) => {
      await pressed(/^Buscar/)(page);
      const search = page.getByRole("dialog");
      await search.getByRole("combobox").fill("horario");
      await search.getByRole("option").first().waitFor();
    },
  },
  página: { path: "/admin/pagina", shows: "Editar en la página" },
  información: { path: "/admin/informacion", shows: "Información del Sitio" },
  "información, con un dato mal": {
    seldom: true,
    path: "/admin/informacion?campo=doctorInfo.name",
    shows: "Información del Sitio",
    open: async (page) => {
      await page.locator("[data-path='doctorInfo.name']").fill("");
      await press("Guardar")(page);
      await page.getByText("Hay un dato por corregir.").waitFor();
    },
  },
  "menú, con una parte quitada": {
    seldom: true,
    path: "/admin/informacion?campo=navMenu.0.label",
    shows: "Información del Sitio",
    open: async (page) => {
      await press("INICIO")(page);
      await press("Quitar CONTACTO")(page);
    },
  },
  "textos de servicios": {
    path: "/admin/informacion/textos-de-servicios",
    shows: "Información del Sitio",
  },
  conflicto: {
    seldom: true,
    path: "/admin/informacion",
    shows: "Información del Sitio",
    open: async (page) => {
      await saveName(page.request, new URL(page.url()).origin, "Dra. Elena Ruiz Otra");
      await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Lo mío");
      await pressed("Guardar")(page);
    },
  },
  "sin base de datos": {
    seldom: true,
    path: "/admin/informacion",
    shows: "Información del Sitio",
    open: async (page) => {
      await page.route("**/api/site-content", (route) =>
        route.fulfill({ status: 503, json: { error: "La base de datos no responde." } }),
      );
      await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Lo mío");
      await press("Guardar")(page);
      await page.getByText("Por ahora no se puede guardar.").waitFor();
    },
  },
  "elegir imagen": {
    path: "/admin/informacion?campo=aboutMe.imagePath",
    shows: "Información del Sitio",
    open: pressed("Cambiar imagen: Imagen"),
  },
  "vista previa": {
    seldom: true,
    path: "/admin/informacion?campo=aboutMe.title",
    shows: "Información del Sitio",
    open: press("Vista previa"),
  },
  colecciones: { path: "/admin/colecciones", shows: "Colecciones" },
  "registros, con uno quitado": {
    seldom: true,
    path: "/admin/colecciones/enfermedades",
    shows: "Enfermedades",
    open: async (page) => {
      await pressed(/^Borrar/)(page);
      await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    },
  },
  "borrar un registro": {
    path: "/admin/colecciones/enfermedades",
    shows: "Enfermedades",
    open: async (page) => {
      await pressed(/^Borrar/)(page);
      await page.getByRole("dialog").getByRole("region", { name: "Se usa en…" }).waitFor();
    },
  },
  "registro nuevo": {
    seldom: true,
    path: "/admin/colecciones/servicios",
    shows: "Servicios",
    open: async (page) => {
      await pressed("Agregar servicio")(page);
      await press("Crear")(page);
    },
  },
  registro: { path: "/admin/colecciones/enfermedades?registro=varices", shows: "Enfermedades" },
  dirección: {
    seldom: true,
    path: "/admin/colecciones/enfermedades?registro=varices",
    shows: "Enfermedades",
    open: pressed("Cambiar dirección"),
  },
  secciones: { path: "/admin/secciones", shows: "Secciones" },
  diseños: { path: "/admin/secciones", shows: "Secciones", open: pressed(/Ver y comparar diseños.*Portada/) },
  comparar: {
    seldom: true,
    path: "/admin/secciones",
    shows: "Secciones",
    open: async (page) => {
      await pressed(/Ver y comparar diseños.*Portada/)(page);
      await press(/^Comparar con el mío/)(page);
    },
  },
  "guardar aspecto": {
    seldom: true,
    path: "/admin/secciones",
    shows: "Secciones",
    open: pressed("Guardar el aspecto actual"),
  },
  multimedia: { path: "/admin/multimedia", shows: "Multimedia" },
  archivo: {
    seldom: true,
    path: "/admin/multimedia",
    shows: "Multimedia",
    open: pressed("Abrir retrato.jpg"),
  },
  horarios: { path: "/admin/horarios", shows: "Horarios y avisos" },
  publicar: { path: "/admin/publicar", shows: "Publicar" },
  "confirmar publicación": {
    path: "/admin/publicar",
    shows: "Publicar",
    open: pressed("Publicar"),
  },
  lista: { path: "/admin/lista", shows: "Lista para publicar" },
  historial: { path: "/admin/historial", shows: "Historial" },
  diferencias: {
    seldom: true,
    path: "/admin/historial",
    shows: "Historial",
    open: async (page) => {
      await press("Diferencias con hoy, de la versión 1")(page);
      await page
        .getByRole("button", { name: /^Recuperar sólo esto/ })
        .first()
        .waitFor();
    },
  },
  recuperar: {
    seldom: true,
    path: "/admin/historial",
    shows: "Historial",
    open: pressed(/^Recuperar la versión/),
  },
  actividad: { path: "/admin/actividad", shows: "Actividad" },
  cuenta: { path: "/admin/cuenta", shows: "Cuenta" },
  "contraseña restablecida": {
    seldom: true,
    path: "/admin/cuenta",
    shows: "Cuenta",
    open: async (page) => {
      await pressed(/^Restablecer contraseña de/)(page);
      await page.getByRole("dialog").getByRole("button", { name: "Restablecer contraseña" }).click();
      await page.getByRole("textbox", { name: "Enlace de un solo uso" }).waitFor();
    },
  },
  "segundo paso": { seldom: true, path: "/admin/cuenta", shows: "Cuenta", open: press("Activar") },
  "no existe": { path: "/admin/otra-cosa", shows: "Esta página no existe" },
};

/** Content for the library and the history. */
async function fillUp(context: BrowserContext, origin: string): Promise<void> {
  const headers = { Origin: origin };
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#225984" } });
  const file = { name: "retrato.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
  const upload = await context.request.post("/api/media", { multipart: { file }, headers });
  expect(upload.ok()).toBe(true);
  const editor = { email: "eva@ejemplo.mx", password: "otra frase bastante larga", role: "editor" };
  expect((await context.request.post("/api/users", { data: editor, headers })).ok()).toBe(true);
  await saveName(context.request, origin, "Dra. Elena Ruiz Herrera");
}

/** Saves the doctor's name as another browser would. */
async function saveName(request: APIRequestContext, origin: string, name: string): Promise<void> {
  const { siteContent } = await (await request.get("/api/site-content")).json();
  siteContent.doctorInfo.name = name;
  const headers = { Origin: origin };
  expect((await request.post("/api/site-content", { data: { siteContent }, headers })).ok()).toBe(true);
}

async function visit(page: Page, { path, shows, open }: Screen): Promise<void> {
  // A state that another visit left unsaved holds the browser back: each begins in a page of its own.
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: shows })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
  await open?.(page);
}

/** A desk and a phone in `pnpm test:long`; otherwise every other screen on a phone only, and the others on a desk. */
const devices = (index: number) => (isLong ? { desk, phone } : index % 2 === 0 ? { phone } : { desk });

/** Fails where a machine can find a fault of what is open, on each of these devices. */
async function expectSoundOn(
  sizes: Partial<Record<"desk" | "phone", typeof desk>>,
  page: Page,
  name: string,
): Promise<void> {
  for (const [device, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await expectSound(page, `${name}, on a ${device}`);
  }
}

test("every screen and dialog can be used, read and understood, and none breaks its policy", async ({
  context,
  server,
  reports,
}) => {
  await signIn(context, server);
  await fillUp(context, server.origin);
  const seen = sample(
    Object.entries(screens).filter(([, { seldom }]) => isLong || !seldom),
    6,
  );
  for (const [index, [name, screen]] of seen.entries()) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await page.setViewportSize(desk);
      await visit(page, screen);
      await expectSoundOn(devices(index), page, name);
      await page.close();
    });
  }
  // Two of the states begin with an answer that says no, and no script runs in the picture of the site.
  const expected = /status of (?:412|503)|document's frame is sandboxed/;
  const unexpected = withoutMissing(reports).filter((line) => !expected.test(line));
  expect(unexpected).toEqual([]);
});

// In `pnpm test`: the screens that need a session, above.
longTest("so can the screens that need no session", async ({ page, browser, server }) => {
  const owner = await browser.newContext({ baseURL: server.origin });
  await signIn(owner, server);
  const link = await owner.request.post("/api/review-links", {
    data: { days: 1 },
    headers: { Origin: server.origin },
  });
  const { address } = await link.json();
  await owner.close();
  await page.setViewportSize(desk);
  await visit(page, { path: "/admin/", shows: "Entra para editar tu sitio" });
  await expectSoundOn({ desk, phone }, page, "entrar");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Escribe tu contraseña.")).toBeVisible();
  await expectSoundOn({ desk, phone }, page, "entrar, sin datos");
  await visit(page, { path: "/admin/configurar", shows: "Crea la cuenta del consultorio" });
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expectSoundOn({ desk, phone }, page, "configurar");
  await visit(page, { path: "/admin/contrasena#token=nada", shows: "Elige una contraseña nueva" });
  await expectSoundOn({ desk, phone }, page, "contraseña");
  await visit(page, { path: "/admin/revision#nada", shows: "Este enlace ya no abre" });
  await expectSoundOn({ desk, phone }, page, "revisión, vencida");
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Qué opinas de «Inicio»" })).toBeVisible();
  await expectSoundOn({ desk, phone }, page, "revisión");
});
