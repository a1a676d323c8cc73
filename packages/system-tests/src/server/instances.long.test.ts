import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { siteContentSchema } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import { instanceHeader } from "@consultorio/testkit/server/balancer";
import { type Instances, startInstances } from "@consultorio/testkit/server/instances";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";

// Three servers draw beside each other, on whatever the machine has left.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 });

const all = [0, 1, 2];
/** How long a condition may take to come true; how fast it does is measured elsewhere. */
const eventually = { timeout: 60_000 };
const purgeSecret = "un-secreto-de-la-cache";

let instances: Instances;
let owner: Administrator;
let cache: Server;
/** The requests that the cache in front of the site received. */
const purges: { authorization: string | undefined; purge: { paths: string[]; generation: number } }[] = [];
let cacheAnswers = 204;

beforeAll(async () => {
  cache = createServer(async (request, response) => {
    const body = await request.toArray();
    const purge = JSON.parse(Buffer.concat(body).toString("utf8"));
    purges.push({ authorization: request.headers.authorization, purge });
    response.writeHead(cacheAnswers, { Location: "/otra" }).end();
  }).listen(0, "127.0.0.1");
  await once(cache, "listening");
  const address = cache.address();
  const port = typeof address === "object" ? address?.port : "";
  const env = { PURGE_URL: `http://127.0.0.1:${port}/purgar`, PURGE_SECRET: purgeSecret };
  instances = await startInstances(3, { env, flags: ["fsync=off"] });
});

afterAll(async () => {
  await instances?.stop();
  cache?.close();
});

/** Sends a call of the administrator's to one instance. */
const to = (index: number) => ({ headers: { [instanceHeader]: String(index) } });

const bundled = siteContentSchema.parse(bundledSite.siteContent);
const save = (title: string, index: number) =>
  owner.call("/api/site-content", {
    json: { siteContent: { ...bundled, heroSection: { ...bundled.heroSection, title } } },
    ...to(index),
  });
const publish = (index: number) => owner.call("/api/update-sections", { json: {}, ...to(index) });

const goBack = (id: string | undefined, index: number) =>
  owner.call(`/api/publications/${id}/live`, { method: "POST", ...to(index) });

const publicationList = z.object({ publications: z.array(z.object({ id: z.string() })) });
const publications = async () =>
  publicationList.parse((await owner.call("/api/publications")).body).publications;

const home = async (index: number) => (await instances.ask(index, "/")).text();
const homes = () => Promise.all(all.map(home));
const allShow = async (title: string) => (await homes()).every((page) => page.includes(title));
const noneShows = async (title: string) => (await homes()).every((page) => !page.includes(title));
const readiness = async (index: number) => (await instances.askLocally(index, "/readyz")).json();

describe("three instances that start at once on an empty database", () => {
  it("publish the first content once, and all show it", async () => {
    const pages = await homes();
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain(bundled.doctorInfo.name);
    for (const index of all)
      await expect
        .poll(() => readiness(index), eventually)
        .toMatchObject({
          ready: true,
          generation: 1,
          database: true,
          live: 1,
          notifications: "listen",
        });
    for (const { output } of instances.servers)
      expect(output()).not.toMatch(/No se publicó|otra salió antes/);
  });

  it("accept the set-up token once, on any of them", async () => {
    const visitors = all.map(() => new Administrator(instances));
    const json = { token: instances.setupToken, ...credentials };
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.call("/api/setup", { json, ...to(index) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    const first = visitors[answers.findIndex(({ status }) => status === 201)];
    if (first) owner = first;
    expect(await publications()).toHaveLength(1);
  });
});

describe("a session", () => {
  it("is open on every instance, and closed on every instance", async () => {
    const person = new Administrator(instances);
    expect((await person.call("/api/session", { json: credentials })).status).toBe(200);
    const { cookie } = person;
    for (const index of all) expect((await person.call("/api/session", to(index))).status).toBe(200);

    await person.call("/api/session", { method: "DELETE", ...to(1) });

    for (const index of all) {
      const headers = { ...to(index).headers, Cookie: cookie };
      expect((await person.call("/api/session", { headers })).status).toBe(401);
    }
  });

  it("is not guessed faster by asking one instance after the other", async () => {
    const guess = (index: number) =>
      new Administrator(instances).call("/api/session", {
        json: { email: "bea@ejemplo.mx", password: "otra cosa muy larga" },
        ...to(index),
      });
    const answers = await Promise.all(all.map(guess));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429]);
  });
});

describe("a publication on one instance", () => {
  it("is shown by all, and none shows the earlier one after it", async () => {
    expect((await save("Lo nuevo de hoy", 0)).status).toBe(200);
    const done = new AbortController();
    const seen = all.map(() => ["old"]);
    const watching = all.map(async (index) => {
      while (!done.signal.aborted) {
        const shown = (await home(index)).includes("Lo nuevo de hoy") ? "new" : "old";
        if (shown !== seen[index]?.at(-1)) seen[index]?.push(shown);
      }
    });
    const published = await publish(1);
    await expect.poll(() => allShow("Lo nuevo de hoy"), eventually).toBe(true);
    done.abort();
    await Promise.all(watching);

    expect(published).toMatchObject({ status: 200, body: { version: 2, notice: null } });
    expect(seen).toEqual(all.map(() => ["old", "new"]));
  });

  it("is sent to the cache in front of them, once", async () => {
    expect(purges.at(-1)?.authorization).toBe(`Bearer ${purgeSecret}`);
    expect(purges.filter(({ purge }) => purge.generation === 2)).toHaveLength(1);
    expect(purges.at(-1)?.purge.paths).toContain("/");
    expect(purges.at(-1)?.purge.paths).not.toContain("/aviso-de-privacidad");
  });

  it("reaches the others by asking, too, while their messages are cut", async () => {
    const [, first] = await publications();
    const client = new pg.Client({ connectionString: instances.database });
    await client.connect();
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'");
    await client.end();

    expect(await goBack(first?.id, 2)).toMatchObject({ status: 200, body: { notice: null } });
    await expect.poll(() => noneShows("Lo nuevo de hoy"), eventually).toBe(true);
    await expect.poll(async () => (await readiness(0)).notifications, eventually).toBe("listen");
  });

  it("is public also where the cache refuses the purge, which is logged", async () => {
    cacheAnswers = 302;
    const before = purges.length;
    const [newest] = await publications();
    const { status, body } = await goBack(newest?.id, 2);
    cacheAnswers = 204;

    expect(status).toBe(200);
    expect(body).toMatchObject({ notice: expect.stringMatching(/^El sitio ya es público, pero la caché/) });
    expect(purges.slice(before).map(({ purge }) => purge.generation)).toEqual([4, 4, 4]);
    await expect
      .poll(() => instances.servers[2]?.output(), eventually)
      .toContain("PURGE_URL no aceptó el cambio 4: respondió 302.");
    expect(await allShow("Lo nuevo de hoy")).toBe(true);
  });
});

describe("an upload on one instance", () => {
  it("is served by the others", async () => {
    const form = new FormData();
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#a33a33" } })
      .png()
      .toBuffer();
    form.set("file", new File([new Uint8Array(picture)], "foto.png"));
    const { status, body } = await owner.call("/api/media", { body: form, ...to(0) });
    expect(status).toBe(201);
    const { path } = z.object({ path: z.string() }).parse(body);
    const served = await Promise.all(
      all.map(async (index) => Buffer.from(await (await instances.ask(index, path)).bytes())),
    );
    expect((await sharp(served[2]).metadata()).width).toBe(600);
    expect(new Set(served.map((bytes) => bytes.toString("base64"))).size).toBe(1);
  });
});

describe("two that publish at once", () => {
  it("never make half a site: one is public everywhere, and the other is refused as the later one", async () => {
    const before = (await publications()).length;
    await save("Publicado a la vez", 0);
    const answers = await Promise.all([publish(0), publish(1)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error:
        "Mientras se preparaba esta publicación, otra salió antes o se borraron palabras del historial. Revisa el sitio y, si hace falta, publica de nuevo.",
    });
    expect(await publications()).toHaveLength(before + 1);
    await expect.poll(() => allShow("Publicado a la vez"), eventually).toBe(true);
    expect(new Set(await homes()).size).toBe(1);
  });
});

describe("a scheduled publication", () => {
  it("goes out once, though three wait for its time", async () => {
    const before = (await publications()).length;
    await save("A su hora", 0);
    const due = new Date(Date.now() + 1_500).toISOString();
    expect((await owner.call("/api/schedule", { json: { due }, ...to(1) })).status).toBe(201);
    await expect
      .poll(async () => (await owner.call("/api/schedule")).body, { timeout: 90_000, interval: 1_000 })
      .toMatchObject({ schedule: [{ state: "done" }] });
    await expect.poll(() => allShow("A su hora"), eventually).toBe(true);
    expect(await publications()).toHaveLength(before + 1);
  });
});

describe("a database that is killed", () => {
  it("takes no page away, and saves are back when it is", async () => {
    await instances.postgres.kill();
    const paths = ["/", "/servicios", "/contacto", "/aviso-de-privacidad", "/sitemap.xml"];
    const statuses = new Set<number>();
    for (let request = 0; request < 500; request += 1)
      statuses.add((await fetch(`${instances.origin}${paths[request % paths.length]}`)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await save("Perdido", 0);
    expect(refused).toMatchObject({
      status: 503,
      // Strangers read this too: it names no host.
      body: { error: "La base de datos no responde. Si sigue así, hay que revisar que esté conectada." },
    });
    expect(await readiness(0)).toMatchObject({ ready: true, database: false, notifications: "poll" });

    await instances.postgres.restart();

    for (const index of all)
      await expect
        .poll(async () => (await save(`De vuelta en ${index}`, index)).status, eventually)
        .toBe(200);
    await expect.poll(async () => (await readiness(0)).notifications, eventually).toBe("listen");
    const [, older] = await publications();
    expect((await goBack(older?.id, 1)).status).toBe(200);
    await expect.poll(() => noneShows("A su hora"), eventually).toBe(true);
  });
});
