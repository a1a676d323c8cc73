import { describe, expect, it } from "vitest";
import { networkOf } from "./sign-in-limits.ts";

describe("the network of a client", () => {
  it("is an IPv4 address, or the /64 of an IPv6 one", () => {
    expect(networkOf("198.51.100.7")).toBe("198.51.100.7");
    expect(networkOf("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2");
    expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
    expect(networkOf("::1")).toBe("0:0:0:0");
    expect(networkOf("fe80::")).toBe("fe80:0:0:0");
  });
});
