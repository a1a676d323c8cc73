/** One server-sent event. `data` is its text; the protocol joins several lines by a line feed. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads server-sent events from a body, as they come. An event without data is skipped, as the standard says. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let pending = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // A piece may end between the two characters of a line end.
    pending = (pending + decoder.decode(part.value, { stream: true })).replaceAll("\r\n", "\n");
    const blocks = pending.split("\n\n");
    pending = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string): ServerEvent | null {
  const data: string[] = [];
  let event = "message";
  for (const line of block.split("\n")) {
    const [, field, value = ""] = line.match(/^([a-z]+)(?:: ?(.*))?$/) ?? [];
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join("\n") };
}
