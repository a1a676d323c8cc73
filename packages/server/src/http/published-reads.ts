import { type Server, validateHeaderValue } from "node:http";
import type { Socket } from "node:net";
import { connectionLimits, type OpenConnections } from "./connections.ts";
import type { EncodedResponse } from "./send-static.ts";

/** A GET that asks for one path and for nothing else. */
export interface PlainGet {
  path: string;
  host: string;
  acceptEncoding: string;
}

/**
 * Has a server answer plain GETs of published addresses on the connection itself, with the bytes that `node:http` would
 * send: its request and response take half of the time of such an answer. A connection whose client sends anything else
 * is given to `node:http` with those bytes, and stays there. `find` says what is published; undefined is for `node:http`. Returns the connections that are not there.
 */
export function answerPublishedReads(
  server: Server,
  find: (get: PlainGet) => EncodedResponse | undefined,
  limits = connectionLimits,
): OpenConnections {
  // `node:http` too waits a second longer than it says.
  const idleTimeout = limits.keepAliveTimeout + 1_000;
  const toHttp = server.listeners("connection");
  server.removeAllListeners("connection");
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    const onData = (bytes: Buffer) => {
      // A server that closes says so in its next answer, and the answer to a client that does not read has to wait.
      const busy = server.maxRequestsPerSocket !== 0 || socket.writableLength > 0;
      const get = busy ? undefined : parsePlainGet(bytes);
      const answer = get && find(get);
      if (answer === undefined) return giveToHttp(bytes);
      socket.setTimeout(idleTimeout);
      send(socket, answer);
    };
    const end = () => socket.end();
    const destroy = () => socket.destroy();
    const forget = () => open.delete(socket);
    const giveToHttp = (bytes: Buffer) => {
      forget();
      socket.setTimeout(0).pause();
      socket
        .off("data", onData)
        .off("end", end)
        .off("error", destroy)
        .off("close", forget)
        .off("timeout", destroy);
      socket.unshift(bytes);
      for (const listener of toHttp) Reflect.apply(listener, server, [socket]);
      socket.resume();
    };
    open.add(socket);
    // A client that connects and sends nothing has as long as one that does not finish its headers.
    socket.setTimeout(limits.headersTimeout);
    socket.on("data", onData).on("end", end).on("error", destroy).on("close", forget).on("timeout", destroy);
  });
  const close = (which: (socket: Socket) => boolean) => {
    for (const socket of open) if (which(socket)) socket.destroy();
  };
  return {
    closeIdle: () => close(({ writableLength }) => writableLength === 0),
    closeAll: () => close(() => true),
  };
}

/** The head of a whole request, spelled as browsers and proxies spell it. */
const plainGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+: [ -~]*\r\n)+)\r\n$/;
/** The longest head that is looked at, in bytes. */
const longestHead = 8192;
/** The headers that change an answer; with any of `others` there is more to do than to send a page. */
const own = new Set(["host", "accept-encoding", "connection"]);
const others = new Set(["content-length", "transfer-encoding", "if-none-match", "expect", "upgrade"]);

/** The plain GET that some bytes are, from the first to the last; undefined for anything else. */
export function parsePlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > longestHead) return undefined;
  const [, path = "", lines = ""] = plainGet.exec(bytes.toString("latin1")) ?? [];
  const found = new Map<string, string>();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (others.has(name) || found.has(name)) return undefined;
    if (own.has(name)) found.set(name, line.slice(colon + 2));
  }
  const host = found.get("host");
  const connection = found.get("connection") ?? "keep-alive";
  if (host === undefined || connection.toLowerCase() !== "keep-alive") return undefined;
  return { path, host, acceptEncoding: found.get("accept-encoding") ?? "" };
}

/** The first lines of each answer, without the date. */
const heads = new WeakMap<EncodedResponse, string>();

function send(socket: Socket, answer: EncodedResponse): void {
  let head = heads.get(answer);
  if (head === undefined) {
    head = headOf(answer);
    heads.set(answer, head);
  }
  socket.cork();
  socket.write(`${head}Date: ${httpDate()}\r\n${kept}`, "latin1");
  socket.write(answer.body);
  socket.uncork();
}

const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${connectionLimits.keepAliveTimeout / 1000}\r\n\r\n`;

/** Throws where a value would begin a line of its own. */
function headOf({ whole }: EncodedResponse): string {
  let head = "HTTP/1.1 200 OK\r\n";
  for (let index = 0; index < whole.length; index += 2) {
    const [name = "", value = ""] = whole.slice(index, index + 2);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  return head;
}

let second = 0;
let date = "";

/** The date of an answer; it is written once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
