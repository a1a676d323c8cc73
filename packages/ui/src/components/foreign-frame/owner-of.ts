const names: readonly [host: RegExp, name: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/, "Google"],
  [/(?:^|\.)doctoralia\.[a-z.]+$/, "Doctoralia"],
];

/** Whose page an address is: `Google`, or the name of its host. Empty for an address without one. */
export function ownerOf(address: string): string {
  const [, host = ""] = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(address) ?? [];
  return names.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}
