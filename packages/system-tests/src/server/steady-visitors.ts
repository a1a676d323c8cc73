import { Agent, get } from "node:http";

/** The results of visitors who send requests without a pause, each on a persistent connection. */
export interface Visits {
  answered: number;
  /** Answers with `Connection: close`. */
  closeHeaders: number;
  /** Neither a good answer nor a refused connection. */
  failures: string[];
}

/** Requests pages until connections are refused. */
export async function visitUntilClosed(origin: string, paths: readonly string[]): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits: Visits = { answered: 0, closeHeaders: 0, failures: [] };
  for (let turn = 0; ; turn += 1) {
    const outcome = await visit(agent, `${origin}${paths[turn % paths.length]}`);
    if (outcome === "closed") break;
    if ("failure" in outcome) visits.failures.push(outcome.failure);
    else visits.answered += 1;
    if ("closeHeader" in outcome && outcome.closeHeader) visits.closeHeaders += 1;
  }
  agent.destroy();
  return visits;
}

type Outcome = "closed" | { closeHeader: boolean } | { failure: string };

function visit(agent: Agent, url: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      const { statusCode, headers } = response;
      response.resume().once("error", ({ message }) => resolve({ failure: `cut: ${message}` }));
      response.once("end", () => {
        if (statusCode === 200) resolve({ closeHeader: headers.connection === "close" });
        else resolve({ failure: `${url} answered ${statusCode}` });
      });
    });
    request.once("error", (error) => {
      const code = "code" in error ? String(error.code) : error.message;
      // A new connection that is not taken is a closed door; one that was kept and breaks is a broken promise.
      const atTheDoor = code === "ECONNREFUSED" || (code === "ECONNRESET" && !request.reusedSocket);
      resolve(atTheDoor ? "closed" : { failure: code });
    });
  });
}
