import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { settings } from "./settings.ts";

/**
 * Milliseconds within which 99 of 100 answers are there while requests come at a steady rate (per second), each counted
 * from when it was due. A server that is asked as often as it answers shows only how long its queue is; generators that
 * hold a rate by a quota for each second do the same at the beginning of each. It keeps a processor busy and reads no more
 * of an answer than its status and length, so that what is late is the server. Throws where an answer is no success.
 */
export async function steadyP99(url: string, rate: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: settings.connections }, () => Client.open(url)));
  const free = [...clients];
  const waiting: number[] = [];
  const times: number[] = [];
  const ask = (client: Client, due: number) =>
    client.ask(() => {
      times.push(performance.now() - due);
      const next = waiting.shift();
      if (next === undefined) free.push(client);
      else ask(client, next);
    });
  const count = rate * settings.seconds;
  const start = performance.now();
  for (let asked = 0; asked < count || times.length < count; await turn()) {
    for (const client of clients) if (client.failure) throw client.failure;
    const due = () => start + (asked * 1000) / rate;
    for (; asked < count && due() <= performance.now(); asked += 1) {
      const client = free.pop();
      if (client === undefined) waiting.push(due());
      else ask(client, due());
    }
  }
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

/** A connection on which one page is asked for again and again. */
class Client {
  failure: Error | null = null;
  readonly #socket: Socket;
  readonly #request: string;
  #answered: () => void = () => {};
  /** Bytes of the body that are still to come; null before its length is known. */
  #left: number | null = null;
  #head = "";

  private constructor(socket: Socket, { host, pathname }: URL) {
    this.#socket = socket.setNoDelay(true);
    this.#request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
    socket.on("data", (piece) => this.#read(piece));
    socket.on("error", (error) => {
      this.failure = error;
    });
    socket.on("close", () => {
      this.failure ??= new Error(`${host} closed a connection.`);
    });
  }

  static async open(url: string): Promise<Client> {
    const address = new URL(url);
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, "connect");
    return new Client(socket, address);
  }

  ask(answered: () => void): void {
    this.#answered = answered;
    this.#socket.write(this.#request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(piece: Buffer): void {
    let body = piece.length;
    if (this.#left === null) {
      this.#head += piece.toString("latin1");
      const end = this.#head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const head = this.#head.slice(0, end);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (!head.startsWith("HTTP/1.1 200") || length === undefined)
        this.failure = new Error(`No answer of a known length: ${head.split("\r\n")[0]}`);
      this.#left = Number(length);
      body = this.#head.length - end - 4;
      this.#head = "";
    }
    this.#left -= body;
    if (this.#left > 0) return;
    this.#left = null;
    this.#answered();
  }
}
