import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { settings } from "./settings.ts";

/**
 * Milliseconds within which 99 of 100 answers are there while requests come for some seconds at a steady rate (per second),
 * each counted from when it was due. A server that is asked as often as it answers shows only how long its queue is;
 * generators that hold a rate by a quota for each second do the same at the beginning of each. An HTTP client of Node takes
 * longer for a request than the server, so that requests are written to sockets. Throws where an answer is no success.
 */
export async function steadyP99(url: string, rate: number, seconds = settings.seconds): Promise<number> {
  const times: number[] = [];
  const connections = await Promise.all(
    Array.from({ length: settings.connections }, () => openConnection(new URL(url))),
  );
  /** The times of requests that were due while every connection waited for an answer. */
  const late: number[] = [];
  const free = [...connections];
  let failure: Error | null = null;
  const ask = (connection: Connection, due: number) =>
    connection.ask().then(
      () => {
        times.push(performance.now() - due);
        const next = late.shift();
        if (next === undefined) free.push(connection);
        else void ask(connection, next);
      },
      (error: Error) => {
        failure ??= error;
      },
    );
  const count = Math.floor(rate * seconds);
  const start = performance.now();
  for (let sentCount = 0; sentCount < count && failure === null; await nextTurn()) {
    for (; sentCount < count && start + (sentCount * 1000) / rate <= performance.now(); sentCount += 1) {
      const due = start + (sentCount * 1000) / rate;
      const connection = free.pop();
      if (connection === undefined) late.push(due);
      else void ask(connection, due);
    }
  }
  while (times.length < count && failure === null) await nextTurn();
  for (const connection of connections) connection.close();
  if (failure !== null) throw failure;
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

async function openConnection({ hostname, port, host, pathname }: URL): Promise<Connection> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  return new Connection(socket, `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
}

/** A connection that sends the same request again and again, each after the answer to the one before. */
class Connection {
  readonly #socket: Socket;
  readonly #request: string;
  #answer = Promise.withResolvers<void>();
  #received: Buffer[] = [];

  constructor(socket: Socket, request: string) {
    this.#socket = socket;
    this.#request = request;
    socket.on("data", (bytes: Buffer) => this.#receive(bytes));
    socket.on("error", (error) => this.#answer.reject(error));
    socket.on("close", () => this.#answer.reject(new Error(`The connection was closed: ${request}`)));
    this.#answer.promise.catch(() => {});
  }

  /** Resolves once the whole answer is there. */
  ask(): Promise<void> {
    this.#answer = Promise.withResolvers();
    this.#received = [];
    this.#socket.write(this.#request);
    return this.#answer.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer): void {
    this.#received.push(bytes);
    const answer = Buffer.concat(this.#received);
    const headEnd = answer.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const head = answer.toString("latin1", 0, headEnd);
    if (!head.startsWith("HTTP/1.1 200 ")) this.#answer.reject(new Error(`${this.#request}${head}`));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? answer.subarray(-lastChunk.length).equals(lastChunk)
        : answer.length >= headEnd + 4 + Number(length);
    if (isWhole) this.#answer.resolve();
  }
}

/** The end of an answer without a length. */
const lastChunk = Buffer.from("\r\n0\r\n\r\n");
