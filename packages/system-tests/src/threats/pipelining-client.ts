import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";

/** A flood of requests that are sent without waiting for answers. */
interface Flood {
  connections: number;
  /** How long the client stays after it has sent the first byte, in milliseconds. */
  stay: number;
}

/** What is sent on each connection, in bytes. */
const bytes = 70_000;

/** Sends the same request again and again on many connections, reads no answer, and leaves. `{host}` is the server's host. */
export async function pipelineAndLeave(
  origin: string,
  request: string,
  { connections, stay }: Flood,
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const one = request.replaceAll("{host}", host);
  const sent = Buffer.from(one.repeat(Math.ceil(bytes / one.length)), "latin1");
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).pause());
  const gone = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  for (const socket of sockets) socket.on("error", () => {});
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(sent);
  const leave = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, stay);
  await Promise.all(gone);
  clearTimeout(leave);
}

/** What a process has used: seconds of processor time, and megabytes of memory that it holds now. */
export async function usageOf(pid: number): Promise<{ seconds: number; megabytes: number }> {
  const [stat, status] = await Promise.all(
    ["stat", "status"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8")),
  );
  // The name of the process, in parentheses, may have spaces. Times are in hundredths of a second.
  const fields = stat?.split(") ").at(-1)?.split(" ") ?? [];
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status ?? "")?.[1];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(kilobytes) / 1024 };
}
