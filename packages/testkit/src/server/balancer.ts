import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A request that carries this header goes to the instance of that index. */
export const instanceHeader = "x-test-instance";

/** A round-robin load balancer. */
export interface Balancer {
  port: number;
  /** Ports of the instances; filled once they run. */
  targets: number[];
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const targets: number[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  // A busy process would close a connection on which the next call has just come, and `fetch` sends no POST again.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const wanted = incoming.headers[instanceHeader];
    turn += 1;
    const target = targets[wanted === undefined ? turn % targets.length : Number(wanted)];
    passOn(incoming, outgoing, { agent, port: target ?? 0 });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    targets,
    async close() {
      agent.destroy();
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: { agent: Agent; port: number },
): void {
  const { [instanceHeader]: _, ...headers } = incoming.headers;
  const sent = request({
    host: "127.0.0.1",
    ...to,
    method: incoming.method,
    path: incoming.url,
    headers: { ...headers, "x-forwarded-for": incoming.socket.remoteAddress },
  });
  sent.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  sent.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  // A client that went away needs no answer.
  outgoing.on("close", () => sent.destroy());
  incoming.pipe(sent);
}
