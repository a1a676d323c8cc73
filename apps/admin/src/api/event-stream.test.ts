import { expect, test } from "vitest";
import { type ServerEvent, serverEvents } from "./event-stream.ts";

/** A body that comes in these pieces. */
const bodyOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function all(events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const received: ServerEvent[] = [];
  for await (const event of events) received.push(event);
  return received;
}

test("events are read however the network cuts them", async () => {
  const text =
    'event: progress\r\ndata: {"path":"/síntomas"}\r\n\r\n: still here\n\nevent: done\ndata: {}\n\n';
  const pieces = Array.from(bytesOf(text), (byte) => new Uint8Array([byte]));
  expect(await all(serverEvents(bodyOf(...pieces)))).toEqual([
    { event: "progress", data: '{"path":"/síntomas"}' },
    { event: "done", data: "{}" },
  ]);
});

test("several data lines are one text, and an event without a name is a message", async () => {
  expect(await all(serverEvents(bodyOf(bytesOf("data: a\ndata: b\n"), bytesOf("\n"))))).toEqual([
    { event: "message", data: "a\nb" },
  ]);
});
