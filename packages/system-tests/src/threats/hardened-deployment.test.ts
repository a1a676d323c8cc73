import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const text = (path: string) => readFile(join(root, path), "utf8");

describe("the files with which the product is installed", () => {
  it.each([
    /^MemoryMax=\d+M$/m,
    /^TasksMax=\d+$/m,
    /^DynamicUser=yes$/m,
    /^ProtectSystem=strict$/m,
    /^PrivateTmp=yes$/m,
    /^NoNewPrivileges=yes$/m,
    /^CapabilityBoundingSet=$/m,
    /^RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX$/m,
    /^SystemCallFilter=~@privileged$/m,
  ])("limit the service of systemd: %s", async (line) => {
    expect(await text("deploy/consultorio.service")).toMatch(line);
  });

  it.each(["Dockerfile", ".storybook/docs/de-tu-computadora-a-internet.mdx"])(
    "run a container without rights that it does not need: %s",
    async (path) => {
      const runs = (await text(path)).match(/docker run [^`]*?--cap-drop[^`]*?pids-limit/g) ?? [];
      expect(runs).not.toEqual([]);
      for (const run of runs)
        for (const option of [
          "--read-only",
          "--cap-drop ALL",
          "--security-opt no-new-privileges",
          "--memory ",
        ])
          expect(run).toContain(option);
    },
  );

  it("give memory back to the system by the settings of `pnpm start`, as the tests do", async () => {
    const settings = async (path: string) =>
      [...(await text(path)).matchAll(/(MALLOC_\w+)(?:=|: ")(\d+)/g)].map(
        ([, name, value]) => `${name}=${value}`,
      );
    const start = await settings("apps/site/package.json");
    expect(start).toHaveLength(3);
    for (const path of [
      "Dockerfile",
      "deploy/consultorio.service",
      "packages/testkit/src/server/running-server.ts",
    ])
      expect(await settings(path), path).toEqual(start);
  });

  it("speak TLS 1.2 or later at every name that nginx answers", async () => {
    const servers = (await text("deploy/nginx.conf")).split(/^server \{/m).slice(1);
    const secured = servers.filter((server) => /listen 443/.test(server));
    expect(secured.length).toBeGreaterThan(1);
    for (const server of secured) expect(server).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
  });
});
