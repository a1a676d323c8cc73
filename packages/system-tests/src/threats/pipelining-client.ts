import { once } from "node:events";
import { connect } from "node:net";
import { memoryOf, processorTime } from "../machine/machine.ts";

/** A flood of requests that are sent without waiting for answers. */
interface Flood {
  connections: number;
  /** How long the client stays after it has sent the first byte, in milliseconds. */
  stay: number;
}

/** How much is sent on each connection, in bytes. */
const sentLength = 70_000;

/** Sends the same request again and again on many connections, reads no answer, and leaves. `{host}` is the server's host. */
export async function pipelineAndLeave(
  origin: string,
  request: string,
  { connections, stay }: Flood,
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const message = request.replaceAll("{host}", host);
  const sent = Buffer.from(message.repeat(Math.ceil(sentLength / message.length)), "latin1");
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).pause());
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  for (const socket of sockets) socket.on("error", () => {});
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(sent);
  const leave = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, stay);
  await Promise.all(closed);
  clearTimeout(leave);
}

/** The resources of a process: its seconds of processor time, and the megabytes that it and its children use now. */
export function usageOf(pid: number): { seconds: number; megabytes: number } {
  const [microseconds, memory] = [processorTime([pid]), memoryOf(pid)];
  if (microseconds === null || memory === null)
    throw new Error(`The system does not tell what process ${pid} has used.`);
  return { seconds: microseconds / 1_000_000, megabytes: memory.resident };
}
