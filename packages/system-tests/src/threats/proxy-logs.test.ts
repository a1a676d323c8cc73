import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { describe, expect, it, onTestFinished } from "vitest";

const deploy = join(import.meta.dirname, "../../../../deploy");
const token = "Qm9iX2lzX2hlcmVfYW5kX3NlZXNfdGhlX3Rva2Vu123";
const secrets = ["sangre", "coagulo", token, "127.0.0.1", "galletita", "Firefox"];

const addresses = [
  "/",
  "/buscar?q=sangre%20en%20la%20pierna",
  `/admin/contrasena?token=${token}`,
  `/api/review/${token}`,
  `/admin/revision/${token}?x=coagulo`,
  "/enfermedades/trombosis-venosa-profunda",
];

const has = (program: string, ...args: string[]) => {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};
const hasOpenssl = has("openssl", "version");

/** A server behind the proxy, and the last request that it received. */
async function backend() {
  const server = createServer((incoming, answer) => {
    // The proxy logs its own error for it.
    if (incoming.url === "/") incoming.socket.destroy();
    else answer.end("ok");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Requests each address over TLS, and returns the statuses. */
async function askAll(port: number, servername: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of addresses) {
    const headers = {
      Host: servername,
      Cookie: "galletita=1",
      "User-Agent": "Firefox",
      Referer: "https://x/?q=sangre",
    };
    const sent = request({
      port,
      host: "127.0.0.1",
      servername,
      path,
      headers,
      rejectUnauthorized: false,
      agent: false,
    });
    sent.end();
    const [response] = await once(sent, "response");
    response.resume();
    statuses.push(response.statusCode);
  }
  return statuses;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (has("openssl", "s_client", "-connect", `127.0.0.1:${port}`, "-servername", "www.ejemplo.mx")) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on ${port}.`);
}

describe("a visitor's searches and a link's token are not in the log", () => {
  it.skipIf(!hasOpenssl || !has("nginx", "-v"))("of nginx", async () => {
    await using folder = await temporaryFolder();
    const [plain, secure] = [await freePort(), await freePort()];
    const logs = join(folder.path, "logs");
    await mkdir(logs);
    const [key, certificate] = [join(folder.path, "key.pem"), join(folder.path, "certificate.pem")];
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=www.ejemplo.mx"].concat([
        ...["-keyout", key, "-out", certificate],
      ]),
      { stdio: "ignore" },
    );
    const shipped = await readFile(join(deploy, "nginx.conf"), "utf8");
    const here = shipped
      .replaceAll(/listen \[::\]:.*\n/g, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${secure} `)
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`)
      .replaceAll("/var/log/nginx", logs)
      .replace("server 127.0.0.1:3000;", `server 127.0.0.1:${await backend()};`);
    await writeFile(join(folder.path, "site.conf"), here);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder.path}/${name};`)
      .join(" ");
    await writeFile(
      join(folder.path, "nginx.conf"),
      `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder.path}/pid; error_log ${logs}/start.log crit;
      events {} http { ${temporary} access_log off; include ${folder.path}/site.conf; }`,
    );
    const nginx = spawn("nginx", ["-p", folder.path, "-c", join(folder.path, "nginx.conf")], {
      stdio: "inherit",
    });
    await untilListening(secure);

    expect(await askAll(secure, "www.ejemplo.mx")).toEqual([502, 200, 200, 200, 200, 200]);
    expect(
      has(
        "openssl",
        "s_client",
        "-tls1_1",
        "-connect",
        `127.0.0.1:${secure}`,
        "-servername",
        "www.ejemplo.mx",
      ),
    ).toBe(false);
    nginx.kill("SIGQUIT");
    await once(nginx, "exit");

    const log = await readFile(join(logs, "consultorio.log"), "utf8");
    const errors = await readFile(join(logs, "consultorio-error.log"), "utf8");
    expect(log).toMatch(/^127\.0\.0\.0 \[.*\] GET \/buscar 200 /m);
    expect(log).toMatch(/GET \/api\/review\/\* 200/);
    expect(log).toMatch(/GET \/enfermedades\/trombosis-venosa-profunda 200/);
    for (const secret of secrets) expect(log + errors).not.toContain(secret);
  });

  it.skipIf(!hasOpenssl || !has("caddy", "version"))("of Caddy", async () => {
    await using folder = await temporaryFolder();
    const [plain, secure, admin] = [await freePort(), await freePort(), await freePort()];
    const shipped = await readFile(join(deploy, "Caddyfile"), "utf8");
    const here = shipped
      .replace(
        /^\{\n/m,
        `{\n\tadmin localhost:${admin}\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tlocal_certs\n\tskip_install_trust\n`,
      )
      .replace("127.0.0.1:3000", `127.0.0.1:${await backend()}`);
    await writeFile(join(folder.path, "Caddyfile"), here);
    const caddy = spawn(
      "caddy",
      ["run", "--adapter", "caddyfile", "--config", join(folder.path, "Caddyfile")],
      {
        env: { ...process.env, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path, HOME: folder.path },
      },
    );
    let log = "";
    for (const stream of [caddy.stdout, caddy.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
    await untilListening(secure);
    const before = log.length;

    expect(await askAll(secure, "www.ejemplo.mx")).toEqual([502, 200, 200, 200, 200, 200]);
    caddy.kill("SIGTERM");
    await once(caddy, "exit");

    const newLines = log.slice(before);
    expect(newLines).toContain('"uri":"/buscar*"');
    expect(newLines).toContain('"uri":"/api/review/*"');
    expect(newLines).toContain('"uri":"/enfermedades/trombosis-venosa-profunda"');
    expect(newLines).toContain('"127.0.0.0"');
    for (const secret of secrets.filter((word) => word !== "127.0.0.1"))
      expect(newLines).not.toContain(secret);
    expect(newLines).not.toMatch(/"remote_ip":"127\.0\.0\.1"/);
  });
});

describe("the command beside the service", () => {
  const script = join(deploy, "consultorio");

  it("runs the site's own program as the service's user, with no package manager", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const run = (...args: string[]) =>
      execFileSync("sh", [script, ...args], {
        encoding: "utf8",
        env: { ...process.env, PATH: `${folder.path}:${process.env.PATH}`, ADMIN_EMAIL: "ana@ejemplo.mx" },
        stdio: ["ignore", "pipe", "pipe"],
      }).split("\n");

    const output = run("db:restore", "un archivo.gz");
    expect(output).toEqual(
      expect.arrayContaining([
        "--property=User=consultorio",
        "--property=DynamicUser=yes",
        "--setenv=ADMIN_EMAIL",
        "/opt/consultorio/packages/server/src/commands/db-restore.ts",
        "un archivo.gz",
      ]),
    );
    expect(output.join(" ")).not.toMatch(/npx|pnpm/);
    expect(() => run("exec", "sh")).toThrow();
  });
});
