import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { freePort } from "@consultorio/testkit/server/running-server";
import { versionOf, withChildren } from "../machine/machine.ts";

/** An answer of our server, for others to give as well: the same bytes in the same encoding with the same headers. */
export interface Sample {
  path: string;
  headers: [name: string, value: string][];
  body: Uint8Array;
}

/** Another server that gives one answer. */
export interface Rival {
  name: string;
  origin: string;
  pids: number[];
  stop(): Promise<void>;
}

/** Headers that a server writes itself. */
const ownHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Takes an answer from a server as it comes over the wire. */
export async function takeSample(origin: string, path: string): Promise<Sample> {
  const [response] = await once(
    get(`${origin}${path}`, { headers: { "accept-encoding": "br" } }),
    "response",
  );
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const headers = Object.entries<string>(response.headers).filter(([name]) => !ownHeaders.has(name));
  return { path, headers, body: Buffer.concat(parts) };
}

/** nginx with a worker for each processor and its file cache on; null where it is not installed. */
export async function startNginx(folder: string, samples: readonly Sample[]): Promise<Rival | null> {
  const program = "nginx";
  const version = await versionOf(program, "-v");
  if (version === null) return null;
  const port = await freePort();
  // Its workers may run as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "answers"), { recursive: true });
  for (const [index, { body }] of samples.entries())
    await writeFile(join(folder, "answers", String(index)), body);
  await writeFile(join(folder, "nginx.conf"), nginxConfiguration(port, samples));
  const server = spawn(program, ["-p", folder, "-c", "nginx.conf"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin);
  return { name: `nginx ${version}`, origin, pids: withChildren(server.pid ?? 0), stop: () => ended(server) };
}

function nginxConfiguration(port: number, samples: readonly Sample[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${kind};`,
  );
  const locations = samples.map(({ path, headers }, index) => {
    const others = headers.filter(([name]) => !["content-type", "etag"].includes(name));
    return [
      `location = ${path} {`,
      `  try_files /${index} =404;`,
      ...others.map(([name, value]) => `  add_header ${name} ${quoted(value)};`),
      "}",
    ].join("\n");
  });
  return `daemon off; worker_processes auto; pid nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 100000000;
  ${temporary.join(" ")}
  types {}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root answers;
    ${locations.join("\n")}
  }
}
`;
}

/** The least that a Node server can do: `writeHead` and `end` with finished bytes. */
export async function startBareNode(folder: string, { body, headers }: Sample): Promise<Rival> {
  const port = await freePort();
  const file = join(folder, "bare-answer");
  await writeFile(file, body);
  const lines = [...headers.flat(), "content-length", String(body.length)];
  const program = join(import.meta.dirname, "bare-node.ts");
  const server = spawn(process.execPath, [program, String(port), file, JSON.stringify(lines)], {
    stdio: "inherit",
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin);
  return { name: "bare node:http", origin, pids: [server.pid ?? 0], stop: () => ended(server) };
}

/** Waits until a server answers at an origin, at most ten seconds. */
async function answering(origin: string): Promise<void> {
  for (let left = 200; ; left -= 1) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }
}

async function ended(server: ChildProcess): Promise<void> {
  server.kill("SIGTERM");
  await once(server, "exit");
}
