import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";

/** A server of an app that a test has built. */
export interface AppServer {
  origin: string;
  stop: () => Promise<unknown>;
}

/**
 * Starts the server of an app, which takes a free port, and waits for the address that it prints. Throws with its output if
 * it ends before.
 */
export async function startServer(app: string, command: string[]): Promise<AppServer> {
  const server = spawn(process.execPath, command, { cwd: app, env: { ...process.env, PORT: undefined } });
  const ended = once(server, "exit");
  const output: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        const [address] = line.match(/http:\/\/localhost:\d+/) ?? [];
        if (address !== undefined) resolve(address);
      });
    ended.then(() => reject(new Error(`${command.join(" ")}\n${output.join("\n")}`)), reject);
  });
  const stop = () => {
    server.kill("SIGKILL");
    return ended;
  };
  return { origin, stop };
}

/** Content type of a file by the end of its name. */
export const contentTypes: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves the files that a build wrote, as a web server does. */
export async function serveFolder(folder: string): Promise<AppServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, pathname);
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
    if (existsSync(file)) response.setHeader("content-type", contentTypes[extname(file)] ?? "");
    else response.statusCode = 404;
    response.end(existsSync(file) ? readFileSync(file) : "");
  });
  await once(server.listen(0, "localhost"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${address.port}`, stop };
}
