import { once } from "node:events";
import { createServer, type Socket, connect as toServer } from "node:net";

/** An address that stays while the server behind it is exchanged, as that of a database whose replica takes over. */
export interface Relay extends AsyncDisposable {
  port: number;
  /** Ends all connections; the next ones go to another port. */
  turnTo(port: number): void;
}

/** Passes all bytes on to a port of this machine. */
export async function startRelay(port: number): Promise<Relay> {
  let target = port;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const onward = toServer(target, "127.0.0.1");
    const end = () => {
      for (const socket of [client, onward]) {
        socket.destroy();
        open.delete(socket);
      }
    };
    for (const socket of [client, onward]) {
      open.add(socket);
      // A server that is gone ends its connections with an error.
      socket.on("error", end).on("close", end);
    }
    client.pipe(onward).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    turnTo(next) {
      target = next;
      endAll();
    },
    async [Symbol.asyncDispose]() {
      endAll();
      server.close();
    },
  };
}
