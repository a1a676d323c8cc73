import type { IncomingMessage } from "node:http";
import { isVideoUpload } from "./screen.ts";

/** How long a body may take to come, in milliseconds. */
const usual = 30_000;

/** The same for a video, which takes minutes over the line of a home: 60 MB at 2 megabits a second. */
export const longestBody = 5 * 60_000;

/** Cuts off whoever takes too long to send a body. The server's own limit, {@link longestBody}, is one for all. */
export function limitBodyTime(request: IncomingMessage, milliseconds = usual): void {
  const patience = isVideoUpload(request) ? longestBody : milliseconds;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, patience).unref();
  request.once("close", () => clearTimeout(timer));
}
