import { clientHeader } from "../http/request-context.ts";

/** The origin of a request, for the limits and the audit. */
export function clientOf(request: Request): { network: string; userAgent: string } {
  return {
    network: networkOf(request.headers.get(clientHeader) ?? ""),
    userAgent: request.headers.get("user-agent") ?? "",
  };
}

/** The network of an address: one IPv4 address, which stays as it is, or the /64 that a household has in IPv6. */
export function networkOf(address: string): string {
  // `::` abbreviates all the zeros that are missing.
  const missing = 8 - address.split(":").filter(Boolean).length;
  const whole = address.replace("::", `${":0".repeat(Math.max(0, missing))}:`);
  return whole.split(":").filter(Boolean).slice(0, 4).join(":");
}
