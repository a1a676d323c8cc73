import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { listen } from "@consultorio/server/http/connections";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import {
  freePort,
  runServer,
  startServer,
  temporaryFolder,
} from "@consultorio/testkit/server/running-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => folder?.remove());

describe("a mistake in the environment ends the start with one Spanish line", () => {
  it("a busy port", async () => {
    const other = createServer();
    const port = await freePort();
    await listen(other, port, "127.0.0.1");
    const database = `sqlite:${join(folder.path, "busy.db")}`;
    const { code, output } = await runServer({ PORT: String(port), DATABASE_URL: database });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `El puerto ${port} está ocupado. Cierra el programa que lo usa o elige otro, por ejemplo PORT=${port + 1}.`,
    );
  });

  it("a HOST that has no address", async () => {
    const DATABASE_URL = `sqlite:${join(folder.path, "host.db")}`;
    const { code, output } = await runServer({ HOST: "no-existe.invalid", DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toBe(
      "HOST: no se encuentra «no-existe.invalid». Escribe una dirección de esta máquina, por ejemplo 127.0.0.1.",
    );
  });

  it("a DATABASE_URL that names no engine", async () => {
    const result = await runServer({ DATABASE_URL: "mysql://ana:secreto@db/site" });
    expect(result).toEqual({ code: 1, output: "DATABASE_URL debe empezar con sqlite: o con postgres://." });
  });

  it("a PostgreSQL that does not answer, without its password", async () => {
    const url = `postgres://ana:secreto@127.0.0.1:${await freePort()}/site`;
    const { code, output } = await runServer({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output.split("\n")).toHaveLength(1);
    expect(output).not.toContain("secreto");
  });

  it("a damaged database, which stays unchanged", async () => {
    const file = join(folder.path, "damaged.db");
    const damaged = Buffer.from("esto no es una base de datos ".repeat(200));
    await writeFile(file, damaged);
    const { code, output } = await runServer({ DATABASE_URL: `sqlite:${file}` });
    expect(code).toBe(1);
    expect(output.split("\n")).toHaveLength(1);
    expect(await readFile(file)).toEqual(damaged);
  });

  it("a SITE_ORIGIN that is no origin", async () => {
    const { code, output } = await runServer({ SITE_ORIGIN: "ejemplo" });
    expect(code).toBe(1);
    expect(output).toMatch(/^SITE_ORIGIN: «ejemplo» no es una dirección\./);
  });
});

describe("a start", () => {
  it("takes the set-up token that it is given", async () => {
    const SETUP_TOKEN = "una-clave-elegida-antes";
    const server = await startPublishedServer(join(folder.path, "given.db"), { SETUP_TOKEN });
    expect(server.setupToken).toBe(SETUP_TOKEN);
    await setUp(server);
    expect(await server.stop()).toBe(0);
  });

  it("keeps the set-up token in a file that only its own user reads, until it is used", async () => {
    const file = join(folder.path, "kept", "setup-token");
    await mkdir(join(folder.path, "kept"));
    const first = await startPublishedServer(join(folder.path, "kept", "site.db"));
    await first.stop();
    const { port } = new URL(first.origin);
    const server = await startServer(join(folder.path, "kept", "site.db"), { PORT: port });
    expect(await readFile(file, "utf8")).toBe(`${server.setupToken}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await setUp(server);
    await expect(stat(file)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await server.stop()).toBe(0);
  });

  it("prints its addresses, in Spanish, and nothing else", async () => {
    const server = await startPublishedServer(join(folder.path, "printed.db"), {
      SETUP_TOKEN: "una-clave-elegida-antes",
    });
    expect(await server.stop()).toBe(0);
    expect(
      server
        .output()
        .trim()
        .split("\n")
        .map((line) => line.trim()),
    ).toEqual([
      `Sitio:           ${server.origin}/`,
      `Administración:  ${server.origin}/admin/`,
      `Primera cuenta:  ${server.origin}/admin/configurar#token=una-clave-elegida-antes`,
      "(sirve una vez, durante 60 minutos)",
    ]);
  });

  // The short form is the set-up of e2e, which starts a server on an empty folder.
  it("makes the database, publishes, and serves the same pages at once when started again", async () => {
    const database = join(folder.path, "new", "site.db");
    const first = await startServer(database);
    expect(first.output()).toContain(`Sitio:           ${first.origin}/`);
    expect(first.setupToken).toMatch(/^[\w-]{22}$/);
    const page = await (await fetch(first.origin)).text();
    expect(page).toContain("<h1");
    expect(await first.stop()).toBe(0);

    const port = new URL(first.origin).port;
    const again = await startServer(database, { PORT: port });
    expect(await (await fetch(again.origin)).text()).toBe(page);
    expect(await again.stop()).toBe(0);
  });
});

describe("a start at another address", () => {
  // The short form is a publication of another build, in the tests of the server's first start.
  it("renders the public pages again, and publishes no draft", async () => {
    const database = join(folder.path, "moved.db");
    const first = await startPublishedServer(database);
    const administrator = await setUp(first);
    const { siteContent } = bundledSite;
    const doctorInfo = { ...siteContent.doctorInfo, name: "Dra. Borrador" };
    const json = { siteContent: { ...siteContent, doctorInfo } };
    expect((await administrator.call("/api/site-content", { json })).status).toBe(200);
    await first.stop();

    const moved = await startServer(database);
    const page = await (await fetch(moved.origin)).text();
    expect(page).toContain(`<link rel="canonical" href="${moved.origin}/">`);
    expect(page).not.toContain(first.origin);
    expect(page).not.toContain("Dra. Borrador");
    expect(await moved.stop()).toBe(0);
  });
});

describe("a start whose renderer is killed, for instance for want of memory", () => {
  it("goes on with the pages that are public", async () => {
    const database = join(folder.path, "killed.db");
    const first = await startPublishedServer(database);
    const page = await (await fetch(first.origin)).text();
    await first.stop();
    const preload = join(folder.path, "killed.cjs");
    await writeFile(
      preload,
      'if (process.argv[1]?.endsWith("child.ts")) process.kill(process.pid, "SIGKILL");',
    );

    await using moved = await startServer(database, { NODE_OPTIONS: `--require ${preload}` });

    expect(await (await fetch(moved.origin)).text()).toBe(page);
    expect(moved.output()).toContain("The process that renders publications ended with SIGKILL.");
  });
});

describe("an end", () => {
  it("gives the first publication up where it takes too long, and is no failure", async () => {
    const preload = join(folder.path, "endless.cjs");
    await writeFile(
      preload,
      `if (process.argv[1]?.endsWith("child.ts")) {
        process.kill(process.ppid, "SIGTERM");
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      }`,
    );
    const DATABASE_URL = `sqlite:${join(folder.path, "given-up.db")}`;
    const env = { DATABASE_URL, PORT: String(await freePort()), NODE_OPTIONS: `--require ${preload}` };
    const { code, output } = await runServer(env);
    expect(output).not.toContain("triggerUncaughtException");
    expect(code).toBe(0);
  });

  it("waits for a running publication", async () => {
    await using server = await startPublishedServer(join(folder.path, "end.db"));
    const administrator = await setUp(server);
    // The second publication of a renderer is quick: what is left of it fits into the time that an end grants, on a slow machine too.
    expect((await administrator.call("/api/update-sections", { json: {} })).status).toBe(200);
    const response = await fetch(`${server.origin}/api/update-sections`, {
      method: "POST",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        Cookie: administrator.cookie ?? "",
        Origin: server.origin,
      },
    });
    let events = "";
    let stopping: Promise<number | null> | undefined;
    for await (const chunk of response.body ?? []) {
      events += Buffer.from(chunk).toString("utf8");
      if (/"done":1\d/.test(events)) stopping ??= server.stop();
    }
    expect(events).toMatch(/event: done\ndata: \{"version":1,"id":"[^"]+","notice":null\}\s*$/);
    expect(await stopping).toBe(0);
    await expect(fetch(server.origin)).rejects.toThrow();
  });
});
