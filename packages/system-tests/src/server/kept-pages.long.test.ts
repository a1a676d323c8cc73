import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { freePort, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { describe, expect, it } from "vitest";
import { Editor } from "../faults/editor.ts";
import { publicPages } from "../faults/public-pages.ts";

const hasNginx = (() => {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Longest time that a shared cache keeps a page, in seconds, and what a slow machine adds. */
const kept = 50;
const slow = 15;

/** nginx with a cache that keeps what the site lets it keep. */
async function startCache(folder: string, { port, site }: { port: number; site: string }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  await writeFile(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/start.log crit;
    events {} http { ${temporary} access_log off;
      proxy_cache_path ${folder}/cache keys_zone=site:10m inactive=1d;
      server { listen 127.0.0.1:${port};
        location / {
          proxy_pass ${site}; proxy_http_version 1.1; proxy_set_header Host ${new URL(site).host}; proxy_set_header Connection "";
          proxy_cache site; proxy_cache_revalidate on; proxy_cache_use_stale error timeout http_502 http_503;
          add_header X-Cache $upstream_cache_status always;
        } } }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  )
    await wait(50);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
}

describe.skipIf(!hasNginx)("nginx that keeps pages", () => {
  it("shows a publication within a minute, keeps nothing private, and goes on while the site is away", {
    timeout: 240_000,
  }, async () => {
    await using folder = await temporaryFolder();
    const server = await startPublishedServer(join(folder.path, "site.db"));
    await using cache = await startCache(folder.path, { port: await freePort(), site: server.origin });
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${cache.origin}${path}`, { headers });
      return { cached: answer.headers.get("x-cache"), status: answer.status, text: await answer.text() };
    };
    const paths = [...(await publicPages(server)).keys()];
    for (const path of paths) await ask(path);
    expect((await ask("/")).cached).toBe("HIT");

    const administrator = await setUp(server);
    const editor = new Editor(administrator);
    const Cookie = administrator.cookie ?? "";
    const title = "Un título que la caché no conoce";
    expect((await editor.save(title)).status).toBe(200);
    for (const path of ["/api/site-content", "/api/session", "/api/checklist", "/admin/"]) {
      expect((await ask(path, { Cookie })).status, path).toBe(200);
      const stranger = await ask(path);
      expect(stranger.cached, path).not.toBe("HIT");
      expect(stranger.text, path).not.toContain(title);
    }
    const { status } = await editor.publish();
    expect(status).toBe(200);
    const published = performance.now();
    for (;;) {
      if ((await ask("/")).text.includes(title)) break;
      expect((performance.now() - published) / 1000).toBeLessThan(kept + slow);
      await wait(1000);
    }

    await server.stop();
    for (const path of paths) {
      const { status, cached } = await ask(path);
      expect([status, ["HIT", "STALE"].includes(cached ?? "")], path).toEqual([200, true]);
    }
    expect((await ask("/")).text).toContain(title);
  });
});
