import type { IncomingMessage } from "node:http";
import { videoLimit } from "@consultorio/api/http/body-limits";

/**
 * Reads and discards the rest of a body, once its answer is out. Browsers read an answer only after they have sent the
 * whole body: closing the connection earlier would lose it. How long that may take is up to `limitRequestTime`.
 */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = videoLimit;
  // A listener that stopped reading would pause the request again with each chunk.
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
