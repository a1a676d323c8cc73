import { gzipSync } from "node:zlib";
import {
  publicSite,
  type SelectedSections,
  type SiteContent,
  sectionTypes,
  siteContentSchema,
} from "@consultorio/content";
import { Administrator, credentials, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { variantIds } from "@consultorio/ui/catalog";
import { describe, expect, it } from "vitest";
import { z } from "zod";

let administrator: Administrator;

const server = await serverForFile();
const visitor = new Administrator(server);

const bundled: SiteContent = smallSite.siteContent;

/** The bundled content with another address text. */
function withAddress(address: string): { siteContent: SiteContent } {
  return { siteContent: { ...bundled, doctorInfo: { ...bundled.doctorInfo, address } } };
}

const entries = z.array(z.object({ id: z.string() }));
const publicationList = (body: unknown) => z.object({ publications: entries }).parse(body).publications;
const revisionList = (body: unknown) => z.object({ revisions: entries }).parse(body).revisions;

const publishedPage = async (path: string) => (await fetch(`${server.origin}${path}`)).text();

describe("before there is an administrator", () => {
  it("refuses a wrong set-up token and a weak password, in Spanish", async () => {
    const wrong = await visitor.call("/api/setup", { json: { token: "no", ...credentials } });
    expect(wrong).toMatchObject({
      status: 403,
      body: { error: "El enlace de configuración no es válido. Usa el que imprimió el servidor al iniciar." },
    });
    const weak = await visitor.call("/api/setup", {
      json: { token: server.setupToken, email: "ana", password: "corta" },
    });
    expect(weak.status).toBe(422);
    expect(weak.body).toMatchObject({
      problems: [
        { path: "email", message: "Correo: escribe una dirección, por ejemplo nombre@ejemplo.mx." },
        { path: "password", message: "Contraseña: usa al menos 12 caracteres." },
      ],
    });
  });

  it("makes the first administrator once, and never again", async () => {
    administrator = await setUp(server);
    expect(await administrator.call("/api/session")).toMatchObject({
      status: 200,
      body: { email: credentials.email },
    });
    const again = await visitor.call("/api/setup", { json: { token: server.setupToken, ...credentials } });
    expect(again).toMatchObject({ status: 404, body: { error: "No existe." } });
  });
});

describe("signing in", () => {
  it("sets a cookie that scripts and other sites cannot use, and ends with the session", async () => {
    const other = new Administrator(server);
    const { status, headers } = await other.call("/api/session", { json: credentials });
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    expect((await other.call("/api/session")).status).toBe(200);
    const cookie = other.cookie;
    expect((await other.call("/api/session", { method: "DELETE" })).status).toBe(200);
    const stolen = await visitor.call("/api/session", { headers: { Cookie: cookie } });
    expect(stolen).toMatchObject({ status: 401, body: { error: "Inicia sesión para continuar." } });
  });

  it("answers the same to a wrong password and an unknown e-mail, and limits guesses", async () => {
    const guess = (email: string) =>
      visitor.call("/api/session", {
        json: { email, password: "otra cosa muy larga" },
        headers: { "X-Forwarded-For": `198.51.100.${Math.ceil(Math.random() * 250)}` },
      });
    const refusal = { status: 401, body: { error: "El correo o la contraseña no son correctos." } };
    expect(await guess("nadie@ejemplo.mx")).toMatchObject(refusal);
    expect(await guess("bea@ejemplo.mx")).toMatchObject(refusal);
    const soon = await guess("bea@ejemplo.mx");
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(soon.body).toMatchObject({
      error: expect.stringMatching(/^Hubo demasiados intentos\. Espera (un segundo|\d+ segundos) y/),
    });
  });
});

describe("reading", () => {
  it("gives everyone the published content, and the draft with its version to the administrator alone", async () => {
    const saved = await administrator.call("/api/site-content", { json: withAddress("Calle Borrador 1") });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    const draft = await administrator.call("/api/site-content");
    expect(draft.headers.get("etag")).toBe('"2"');
    expect(draft.headers.get("cache-control")).toBe("private, no-store");
    expect(draft.body).toEqual(withAddress("Calle Borrador 1"));
    const published = await visitor.call("/api/site-content");
    expect(published.headers.get("etag")).toBeNull();
    expect(published.body).toEqual({
      siteContent: siteContentSchema.parse(publicSite(smallSite).siteContent),
    });
    // One that is switched off.
    expect(bundled.payments.methods).toContainEqual(expect.objectContaining({ name: "PayPal" }));
    expect(JSON.stringify(published.body)).not.toContain("PayPal");
  });

  it("gives the section map and each collection in their shapes", async () => {
    expect((await visitor.call("/api/selected-sections")).body).toEqual(smallSite.selectedSections);
    for (const name of ["diseases", "symptoms", "services", "guides", "testimonials"] as const)
      expect((await visitor.call(`/api/collections/${name}`)).body).toEqual({ [name]: smallSite[name] });
    expect(await visitor.call("/api/collections/users")).toMatchObject({ status: 404 });
  });

  it("keeps history, publications and uploads for the administrator", async () => {
    for (const path of ["/api/revisions", "/api/publications", "/api/media", "/api/session"]) {
      expect(await visitor.call(path), path).toMatchObject({ status: 401 });
    }
    expect((await administrator.call("/api/revisions")).body).toMatchObject({
      revisions: [
        { version: 2, author: credentials.email, live: false },
        { version: 1, author: "Sistema", live: true },
      ],
    });
  });

  it("answers 404 to a preview picture that is not in the registry, whatever is asked", async () => {
    const hostile = [
      "../../package.json",
      "..%2f..%2fpackage",
      "HeroSlider/../HeroSlider",
      "constructor",
      "",
    ];
    for (const image of hostile) {
      const { status } = await visitor.call(`/api/component-image?type=Hero&image=${image}`);
      expect(status, image).toBe(404);
    }
    expect((await visitor.call("/api/component-image?type=__proto__&image=x")).status).toBe(404);
    for (const width of ["768", "night.360", "0", "../360"]) {
      const { status } = await visitor.call(
        `/api/component-image?type=Hero&image=HeroSlider&width=${encodeURIComponent(width)}`,
      );
      expect(status, width).toBe(404);
    }
  });

  it("has a preview picture of each variant, for a computer and for a phone", async () => {
    for (const type of sectionTypes)
      for (const image of variantIds(type))
        for (const width of ["", "&width=360"]) {
          const address = `${server.origin}/api/component-image?type=${type}&image=${image}${width}`;
          const answer = await fetch(address);
          expect([answer.status, answer.headers.get("content-type")], address).toEqual([200, "image/webp"]);
          await answer.bytes();
        }
  });
});

describe("a change is refused", () => {
  const unsafe = [
    "/api/site-content",
    "/api/selected-sections",
    "/api/collections/services",
    "/api/update-sections",
    "/api/media",
    "/api/revisions/x/restore",
    "/api/publications/x/live",
  ];

  it.each(unsafe)("without a session: %s", async (path) => {
    expect(await visitor.call(path, { method: "POST", json: {} })).toMatchObject({
      status: 401,
      body: { error: "Inicia sesión para continuar." },
    });
  });

  it.each(unsafe)("from another site's page: %s", async (path) => {
    const foreign: Record<string, string | null>[] = [
      { Origin: "https://otro.mx" },
      { Origin: "null" },
      { Origin: null },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      expect(await administrator.call(path, { method: "POST", json: {}, headers })).toMatchObject({
        status: 403,
        body: { error: expect.stringMatching(/^La petición viene de otro sitio y no se atiende\. /) },
      });
    }
  });

  it("when it is not JSON by its type or by its text", async () => {
    const text = { body: JSON.stringify(withAddress("x")), headers: { "Content-Type": "text/plain" } };
    expect(await administrator.call("/api/site-content", text)).toMatchObject({
      status: 415,
      body: { error: "Se espera contenido de tipo application/json." },
    });
    const packed = {
      body: new Blob([gzipSync("{}")]).stream(),
      headers: { "Content-Encoding": "gzip", "Content-Type": "application/json" },
    };
    const refused = await administrator.call("/api/site-content", packed);
    expect(refused).toMatchObject({ status: 415, body: { error: "Se espera contenido sin comprimir." } });
    expect(refused.headers.get("accept-encoding")).toBe("identity");
    const broken = { body: '{"siteContent": {', headers: { "Content-Type": "application/json" } };
    expect(await administrator.call("/api/site-content", broken)).toMatchObject({
      status: 400,
      body: { error: "El contenido no es JSON válido." },
    });
  });

  it("when it is larger than 2 MB, by its announced length and by its count", async () => {
    const refusal = {
      status: 413,
      body: { error: "El contenido es demasiado grande: como máximo 2 MB." },
    };
    const large = { siteContent: "x".repeat(3 * 1024 * 1024) };
    expect(await administrator.call("/api/site-content", { json: large })).toMatchObject(refusal);
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    const unannounced = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 40; count++) controller.enqueue(chunk);
        controller.close();
      },
    });
    const streamed = { body: unannounced, headers: { "Content-Type": "application/json" } };
    expect(await administrator.call("/api/site-content", streamed)).toMatchObject(refusal);
  });

  it("when it is nested too deep or has a forbidden name of a field", async () => {
    const deep = {
      body: `${"[".repeat(5000)}${"]".repeat(5000)}`,
      headers: { "Content-Type": "application/json" },
    };
    expect(await administrator.call("/api/site-content", deep)).toMatchObject({
      status: 422,
      body: { error: "El contenido está anidado a más de 32 niveles." },
    });
    const polluting = {
      body: '{"siteContent":{"__proto__":{"admin":true}}}',
      headers: { "Content-Type": "application/json" },
    };
    expect(await administrator.call("/api/site-content", polluting)).toMatchObject({
      status: 422,
      body: {
        problems: [{ path: "siteContent.__proto__", message: "El campo «__proto__» no está permitido." }],
      },
    });
  });

  it("with the path and the reason of every wrong field", async () => {
    const doctorInfo = { ...bundled.doctorInfo, phone: "12", websiteUrl: "javascript:alert(1)", admin: true };
    const wrong = { siteContent: { ...bundled, doctorInfo } };
    const { status, body } = await administrator.call("/api/site-content", { json: wrong });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: expect.stringMatching(/ Hay 3 datos por corregir\.$/),
      problems: expect.arrayContaining([
        { path: "doctorInfo.phone", message: expect.stringContaining("escribe +52 y diez dígitos") },
        {
          path: "doctorInfo.websiteUrl",
          message: expect.stringContaining("escribe un enlace que empiece con https://"),
        },
        { path: "doctorInfo", message: expect.stringContaining("campo desconocido «admin»") },
      ]),
    });
  });

  it("with an unknown field beside the document", async () => {
    const json = { ...withAddress("x"), version: 9 };
    expect(await administrator.call("/api/site-content", { json })).toMatchObject({
      status: 422,
      body: { problems: [{ path: "version", message: "Campo desconocido «version»." }] },
    });
  });

  it("with an unknown section type or layout, naming the nearest", async () => {
    const json: Record<string, unknown> = {
      ...smallSite.selectedSections,
      Heros: { component: "HeroSlider", display: true },
      Footer: { component: "FooterColumn", display: true },
    };
    expect(await administrator.call("/api/selected-sections", { json })).toMatchObject({
      status: 422,
      body: {
        problems: [
          {
            path: "Footer.component",
            message: "Footer: no hay un diseño «FooterColumn». ¿Quisiste decir «FooterColumns»?",
          },
          { path: "Heros", message: "No hay un tipo de sección «Heros». ¿Quisiste decir «Hero»?" },
        ],
      },
    });
  });

  it("when it starts from an old version, with both versions", async () => {
    const headers = { "If-Match": '"1"' };
    const stale = await administrator.call("/api/site-content", {
      json: withAddress("Calle Vieja 1"),
      headers,
    });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      error: "Otra persona guardó cambios mientras editabas. Revisa ambas versiones.",
      base: {
        version: 1,
        documents: { siteContent: { doctorInfo: { address: bundled.doctorInfo.address } } },
      },
      current: {
        version: 2,
        author: credentials.email,
        documents: { siteContent: { doctorInfo: { address: "Calle Borrador 1" } } },
      },
    });
  });

  it("and after all these the draft is unchanged", async () => {
    const draft = await administrator.call("/api/site-content");
    expect(draft.headers.get("etag")).toBe('"2"');
    expect(draft.body).toEqual(withAddress("Calle Borrador 1"));
  });
});

describe("publishing", () => {
  it("tells its progress, and shows the new text to visitors", async () => {
    const headers = { Accept: "text/event-stream" };
    const { status, body } = await administrator.call("/api/update-sections", { method: "POST", headers });
    expect(status).toBe(200);
    const events = String(body).trim().split("\n\n");
    expect(events[0]).toMatch(/^event: progress\ndata: \{"done":1,"total":\d+,"path":"\/"\}$/);
    const [, done = ""] = /^event: done\ndata: (.+)$/.exec(events.at(-1) ?? "") ?? [];
    expect(JSON.parse(done)).toEqual({ id: expect.any(String), version: 2, notice: null });
    expect(await publishedPage("/contacto")).toContain("Calle Borrador 1");
  });

  it("refuses a second publish while one runs", async () => {
    const publish = () => administrator.call("/api/update-sections", { method: "POST" });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("that fails on one page names it and leaves the live site as it was", async () => {
    const before = await publishedPage("/contacto");
    const [first, ...rest] = smallSite.services;
    const broken = { ...first, description: "Un dato que nadie conoce: {datoDesconocido}." };
    const saved = await administrator.call("/api/collections/services", {
      json: { services: [broken, ...rest] },
    });
    expect(saved.status).toBe(200);
    const path = `/servicios/${first?.id}`;
    expect(await administrator.call("/api/update-sections", { method: "POST" })).toMatchObject({
      status: 422,
      body: {
        error: expect.stringContaining(`No se publicó; el sitio sigue como estaba. «${path}»: `),
        problems: [
          { path, message: "el texto «{datoDesconocido}» no se pudo sustituir por un dato del sitio." },
        ],
      },
    });
    expect(await publishedPage("/contacto")).toBe(before);
    expect(await publishedPage(path)).not.toContain("datoDesconocido");
  });

  it("can be taken back, and an old version can become the draft again", async () => {
    const { body } = await administrator.call("/api/publications");
    const list = publicationList(body);
    const oldest = list.at(-1)?.id;
    expect((await administrator.call(`/api/publications/${oldest}/live`, { method: "POST" })).status).toBe(
      200,
    );
    expect(await publishedPage("/contacto")).not.toContain("Calle Borrador 1");
    expect((await administrator.call("/api/publications/none/live", { method: "POST" })).status).toBe(404);

    const first = revisionList((await administrator.call("/api/revisions")).body).at(-1)?.id;
    const restored = await administrator.call(`/api/revisions/${first}/restore`, { method: "POST" });
    expect(restored).toMatchObject({ status: 200, body: { version: 4 } });
    expect((await administrator.call("/api/site-content")).body).toEqual({
      siteContent: siteContentSchema.parse(bundled),
    });
  });
});

describe("choosing layouts", () => {
  it("saves a map and answers its version", async () => {
    const map: SelectedSections = {
      ...smallSite.selectedSections,
      Hero: { component: "HeroSplit", display: true },
    };
    const saved = await administrator.call("/api/selected-sections", {
      json: map,
      headers: { "If-Match": '"4"' },
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 5 } });
    expect((await administrator.call("/api/selected-sections")).body).toEqual(map);
  });
});
