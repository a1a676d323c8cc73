import { once } from "node:events";
import { connect, type Socket } from "node:net";

const beginnings = [
  "GET /",
  "GET / HTTP/1.1\r\n",
  "GET / HTTP/1.1\r\nHost: {host}\r\nX-A: ",
  "GET /admin/ HTTP/1.1\r\nHost: {host}\r\nCookie: ",
];

/** Connections that begin a request and send a letter now and then, but never its end. */
export async function slowClients(origin: string, count: number): Promise<SlowClients> {
  const { hostname, port, host } = new URL(origin);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {}).resume();
    socket.write((beginnings[index % beginnings.length] ?? "").replace("{host}", host));
    return socket;
  });
  const gone = Promise.all(sockets.map(isGone));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1_000);
  void gone.then(() => clearInterval(dribble));
  return { gone: gone.then(() => undefined), open: () => sockets.filter(({ closed }) => !closed).length };
}

export interface SlowClients {
  /** Resolves when the server has let go of all of them. */
  gone: Promise<void>;
  /** How many it still holds. */
  open(): number;
}

const isGone = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));
