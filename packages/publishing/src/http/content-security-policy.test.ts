import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adminPolicy, publicPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const origin = "https://www.ejemplo.mx";

describe("the policy of a published page", () => {
  const policy = publicPolicy({ scripts: ["{}"], styles: ["p{}"], styleAttributes: ["--x:1"] }, origin);

  it("allows exactly its inline parts", () => {
    expect(policy).toContain(`script-src 'self' ${hash("{}")};`);
    expect(policy).toContain(`style-src 'self' ${hash("p{}")} 'unsafe-hashes' ${hash("--x:1")};`);
  });

  it("has no keyword such as unsafe-inline", () => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it("asks for https where the origin has it", () => {
    expect(policy).toContain("upgrade-insecure-requests");
    const plain = publicPolicy({ scripts: [], styles: [], styleAttributes: [] }, "http://localhost:3000");
    expect(plain).not.toContain("upgrade-insecure-requests");
    expect(plain).toContain("style-src 'self';");
  });
});

describe("the policy of the administrator's area", () => {
  it("keeps it out of every frame, and its preview in its own", () => {
    expect(adminPolicy(origin, { framed: false })).toContain("frame-ancestors 'none'");
    expect(adminPolicy(origin, { framed: true })).toContain("frame-ancestors 'self'");
  });

  it("runs no inline script", () => {
    expect(adminPolicy(origin, { framed: false })).toContain("script-src 'self';");
  });
});
