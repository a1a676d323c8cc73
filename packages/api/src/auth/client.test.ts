import { describe, expect, it } from "vitest";
import { networkOf } from "./client.ts";

describe("the network of a client", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1::2:3:4:5", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["::2:3:4:5:6:7", "0:0:2:3"],
    ["fe80::", "fe80:0:0:0"],
    ["", ""],
  ])("of %j is %j: an IPv4 address, or the /64 of an IPv6 one", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
