import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import type { RenderOptions } from "@consultorio/publishing/render/render-options";
import { RenderingProcess } from "@consultorio/server/rendering/rendering-process";
import { StoreError } from "@consultorio/store";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, siteFolder } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { describe, expect, it } from "vitest";
import { openFilesAgain, openNoMoreFiles } from "./open-files.ts";

const server = await serverForFile();
let owner: Administrator;

/** The processes that render for a process. */
const renderersOf = (parent: Pick<RunningServer, "pid">): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parentPid = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
        const program = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return Number(parentPid) === parent.pid && program.includes("rendering/child.ts");
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);

async function child(): Promise<number> {
  for (;;) {
    const [pid] = renderersOf(server);
    if (pid !== undefined) return pid;
    await wait(20);
  }
}

const shown = async () => (await fetch(`${server.origin}/`)).text();

async function saveTitle(title: string): Promise<void> {
  const { siteContent } = smallSite;
  const heroSection = { ...siteContent.heroSection, title };
  await owner.call("/api/site-content", { json: { siteContent: { ...siteContent, heroSection } } });
}

const publish = () => owner.call("/api/update-sections", { json: {} });

describe("a process that renders", () => {
  it("cannot start without a free file descriptor: the administrator gets an error, and the site stays", async () => {
    owner = await setUp(server);
    await saveTitle("Un título nuevo");
    await openNoMoreFiles(server);
    expect(await publish()).toMatchObject({
      status: 500,
      body: { error: expect.stringMatching(/^Algo falló en el servidor. Vuelve a intentarlo/) },
    });
    openFilesAgain(server);
    expect(await shown()).not.toContain("Un título nuevo");
  });

  it("is killed during a publication: the site stays, and the next publication starts another process", async () => {
    const headers = { Accept: "text/event-stream", Origin: server.origin, Cookie: owner.cookie ?? "" };
    const { body } = await fetch(`${server.origin}/api/update-sections`, { method: "POST", headers });
    let events = "";
    let killed = 0;
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (killed === 0) {
        killed = await child();
        process.kill(killed, "SIGKILL");
      }
      events += text;
    }
    expect(events).toMatch(/event: error\ndata: .*Algo falló en el servidor; el sitio sigue como estaba/);
    expect(await shown()).not.toContain("Un título nuevo");
    expect((await publish()).status).toBe(200);
    expect(await shown()).toContain("Un título nuevo");
    expect(await child()).not.toBe(killed);
  });

  it("ends when the server is killed", async () => {
    const pid = await child();
    await server.kill();
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false);
  });

  it("fails with the reason for which it did not get a file, as the server itself has it", async () => {
    const settings = { folder: siteFolder, origin: "https://www.ejemplo.mx", build: "a" };
    const renderer = new RenderingProcess(settings);
    const { siteContent } = smallSite;
    const doctorInfo = { ...siteContent.doctorInfo, favicon: "/media/icono.png" };
    const site = { ...smallSite, siteContent: { ...siteContent, doctorInfo } };
    for (const reason of [
      new PublishFailed([{ path: "Multimedia", message: "no se pudo preparar «icono.png»." }]),
      new StoreError("sqlite-busy", { file: "site.db" }),
    ])
      await expect(renderer.render(site, { ...nothing, media: () => Promise.reject(reason) })).rejects.toBe(
        reason,
      );
    await renderer.close();
  });

  it("ends after an unexpected error, and some time after the last publication", async () => {
    const settings = { folder: siteFolder, origin: "https://www.ejemplo.mx", build: "a" };
    const renderer = new RenderingProcess(settings, { idle: 50 });
    const { siteContent } = smallSite;
    const favicon = "/media/icono.png";
    const failing = renderer.render(
      { ...smallSite, siteContent: { ...siteContent, doctorInfo: { ...siteContent.doctorInfo, favicon } } },
      { ...nothing, media: async (path) => Promise.reject(new Error(`${path} no se lee`)) },
    );
    await expect(failing).rejects.toThrow("/media/icono.png no se lee");
    expect(renderersOf(process)).toEqual([]);

    const none = { diseases: [], symptoms: [], services: [], guides: [], testimonials: [] };
    const { pages } = await renderer.render({ ...smallSite, ...none }, nothing);
    expect(pages.get("/contacto")?.status).toBe(200);
    expect(renderersOf(process)).toHaveLength(1);
    await expect.poll(() => renderersOf(process), { timeout: 10_000 }).toEqual([]);
  });
});

/** A server without a publication and without uploads. */
const nothing: RenderOptions = {
  published: new Map(),
  changes: {},
  records: async () => null,
  media: async () => null,
  hasUpload: async () => false,
  uploadName: async () => "",
  onProgress: () => {},
};
