import { once } from "node:events";
import { connect } from "node:net";

/** Longer than its client will live to send it. */
const announced = 1_000;

/** Connections that send the head of a sign-in at once, and its body a byte a second. */
export async function slowBodies(origin: string, count: number): Promise<SlowBodies> {
  const { hostname, port, host } = new URL(origin);
  const head = [
    "POST /api/session HTTP/1.1",
    `Host: ${host}`,
    `Origin: ${origin}`,
    "Content-Type: application/json",
    `Content-Length: ${announced}`,
    "",
    '{"email":"',
  ].join("\r\n");
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).setEncoding("utf8"));
  let refusedCount = 0;
  for (const socket of sockets) {
    socket.on("error", () => {}).write(head);
    socket.once("data", (answer: string) => {
      if (answer.startsWith("HTTP/1.1 408 ")) refusedCount += 1;
    });
  }
  const gone = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1_000);
  void gone.then(() => clearInterval(dribble));
  return { open: () => sockets.filter(({ closed }) => !closed).length, refused: () => refusedCount };
}

export interface SlowBodies {
  /** How many the server still holds. */
  open(): number;
  /** How many received a 408 before the connection was closed. */
  refused(): number;
}
