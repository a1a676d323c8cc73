import { littleMemory, type RunningServer, startServer } from "@consultorio/testkit/server/running-server";

/** Starts a server on a database that another start has published: its own process, and what it starts, rendered nothing. */
export async function startRestartedServer(database: string): Promise<RunningServer> {
  const first = await startServer(database);
  await first.stop();
  return startServer(database, { PORT: new URL(first.origin).port }, littleMemory);
}
