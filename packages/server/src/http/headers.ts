import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { plainAddress } from "../process/plain-address.ts";

const internal =
  /^(?:x-consultorio-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-vercel-|x-now-|x-prerender-|next-|rsc$|x-action-|x-matched-path$|x-forwarded|forwarded$|x-real-ip$|x-original-|x-rewrite-|x-http-method|content-security-policy)/;

/** Removes every header that only the server itself may set, so that no client can send it. */
export function stripInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name)) delete request.headers[name];
  }
  const clean: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? "";
    if (!internal.test(name.toLowerCase())) clean.push(name, request.rawHeaders[index + 1] ?? "");
  }
  request.rawHeaders.splice(0, request.rawHeaders.length, ...clean);
}

/** The client's address: the socket's, or the last one that the trusted proxy saw. */
export function clientAddress(request: IncomingMessage, trustProxy: string | null): string {
  const socket = plainAddress(request.socket.remoteAddress ?? "");
  const forwarded = request.headers["x-forwarded-for"];
  if (!fromProxy(request, trustProxy) || typeof forwarded !== "string") return socket;
  const last = forwarded.split(",").at(-1)?.trim() ?? "";
  // Some balancers add the port: with it each connection would count as a separate network.
  const address = plainAddress(
    last.replace(/^\[?(.+?)\]?(?::\d+)?$/, (whole, host) => (isIP(whole) ? whole : host)),
  );
  return isIP(address) === 0 ? socket : address;
}

/** Whether a request comes from the trusted proxy. */
export function fromProxy({ socket }: IncomingMessage, trustProxy: string | null): boolean {
  return trustProxy !== null && plainAddress(socket.remoteAddress ?? "") === trustProxy;
}

/** Headers that proxies add. */
const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/**
 * Whether a request comes from this machine itself: over loopback, to a name of loopback, and through no proxy. A page of
 * another site in a browser of this machine cannot choose the name.
 */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  const address = plainAddress(socket.remoteAddress ?? "");
  const overLoopback = address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address);
  const byLoopbackName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? "");
  return overLoopback && byLoopbackName && !proxyHeaders.some((name) => headers[name] !== undefined);
}

/** Headers of every answer, whatever it is. */
export function securityHeaders(origin: string): Record<string, string> {
  const always = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return origin.startsWith("https:")
    ? { ...always, "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
    : always;
}
