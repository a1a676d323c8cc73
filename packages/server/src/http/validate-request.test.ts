import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddress, isLocalRequest, stripInternalHeaders } from "./headers.ts";
import { isPlainRead, takeAbsoluteForm, validateRequest } from "./validate-request.ts";

const hosts = new Set(["www.ejemplo.mx"]);

function request(
  url: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const message = new IncomingMessage(new Socket());
  message.url = url;
  message.method = method;
  message.headers = { host: "www.ejemplo.mx", ...headers };
  message.rawHeaders = Object.entries(message.headers).flatMap(([name, value]) => [name, String(value)]);
  return message;
}

describe("the validation of a request", () => {
  it("lets a page through, with its query apart", () => {
    expect(validateRequest(request("/servicios?utm=1"), hosts)).toEqual({
      path: "/servicios",
      query: "utm=1",
    });
  });

  it.each(["utm_campaign=50%", "utm_campaign=promo%20cl%EDnica", "fbclid=a%zz"])(
    "lets a page through with the badly escaped query «%s» of a campaign",
    (query) => {
      expect(validateRequest(request(`/contacto?${query}`), hosts)).toEqual({ path: "/contacto", query });
    },
  );

  it.each([
    ["/%E0%A4%A", 400],
    ["/api/media?search=%E0%A4%A", 400],
    ["ftp://www.ejemplo.mx/", 400],
    ["//api/site-content", 404],
    ["/api/../api/session", 404],
    ["/api/%2e%2e/session", 404],
    ["/imagenes/..%2f..%2fpackage.json", 404],
    ["/a\\b", 404],
    [`/${"a".repeat(5000)}`, 414],
  ])("refuses %s", (url, status) => {
    expect(validateRequest(request(url), hosts)).toMatchObject({ status });
  });

  it("answers for its own host only, except to the probes of a load balancer", () => {
    const elsewhere = { headers: { host: "otro.mx" } };
    expect(validateRequest(request("/", elsewhere), hosts)).toMatchObject({ status: 421 });
    expect(validateRequest(request("/healthz", elsewhere), hosts)).toMatchObject({ path: "/healthz" });
  });

  it("refuses a request of HTTP/1.1 without a Host header", () => {
    const nameless = request("/");
    nameless.rawHeaders.splice(0);
    nameless.httpVersion = "1.1";
    expect(validateRequest(nameless, hosts)).toMatchObject({ status: 400 });
    expect(isPlainRead(nameless, hosts)).toBe(false);
  });

  it("refuses a second Host header, whatever it says", () => {
    const twice = request("/");
    twice.rawHeaders.push("HOST", "www.ejemplo.mx");
    expect(validateRequest(twice, hosts)).toMatchObject({ status: 400 });
    expect(isPlainRead(twice, hosts)).toBe(false);
    expect(isPlainRead(request("/"), hosts)).toBe(true);
  });

  it.each([
    ["http://www.ejemplo.mx/servicios?utm=1", { path: "/servicios", query: "utm=1" }],
    ["HTTPS://www.ejemplo.mx", { path: "/", query: "" }],
    ["http://www.ejemplo.mx?utm=1", { path: "/", query: "utm=1" }],
    ["http://otro.mx/", { status: 421 }],
    ["http://www.ejemplo.mx/..%2f", { status: 404 }],
  ])("takes %s for its path at that host", (url, expected) => {
    const absolute = request(url, { headers: { host: "otro.mx" } });
    takeAbsoluteForm(absolute);
    expect(validateRequest(absolute, hosts)).toMatchObject(expected);
  });

  it("takes a body at the API only, and none that is announced too large", () => {
    expect(validateRequest(request("/contacto", { method: "POST" }), hosts)).toMatchObject({ status: 405 });
    const large = (path: string, megabytes: number) =>
      validateRequest(
        request(path, { method: "POST", headers: { "content-length": String(megabytes * 1024 * 1024) } }),
        hosts,
      );
    expect(large("/api/site-content", 3)).toMatchObject({ status: 413 });
    expect(large("/api/media", 14)).toMatchObject({ path: "/api/media" });
    expect(large("/api/media", 16)).toMatchObject({ status: 413 });
  });
});

describe("headers from outside", () => {
  it("lose every header that only the server may set", () => {
    const message = request("/", {
      headers: {
        accept: "text/html",
        "x-consultorio-render": "guess",
        "x-middleware-subrequest": "src/middleware",
        "x-forwarded-host": "otro.mx",
        "next-action": "abc",
        rsc: "1",
      },
    });
    stripInternalHeaders(message);
    expect(message.headers).toEqual({ host: "www.ejemplo.mx", accept: "text/html" });
    expect(message.rawHeaders).toEqual(["host", "www.ejemplo.mx", "accept", "text/html"]);
  });

  it("do not name the client, unless the trusted proxy sent them", () => {
    const message = request("/", { headers: { "x-forwarded-for": "198.51.100.7, 203.0.113.9" } });
    Object.defineProperty(message.socket, "remoteAddress", { value: "::ffff:10.0.0.1" });
    expect(clientAddress(message, null)).toBe("10.0.0.1");
    expect(clientAddress(message, "10.0.0.2")).toBe("10.0.0.1");
    expect(clientAddress(message, "10.0.0.1")).toBe("203.0.113.9");
  });

  it.each([
    // As some balancers write it: with the port, which is another one for each connection.
    ["203.0.113.9:51234", "203.0.113.9"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
    ["unknown", "10.0.0.1"],
  ])("name the client by its address alone where the proxy says %s", (forwarded, address) => {
    const message = request("/", { headers: { "x-forwarded-for": forwarded } });
    Object.defineProperty(message.socket, "remoteAddress", { value: "10.0.0.1" });
    expect(clientAddress(message, "10.0.0.1")).toBe(address);
  });
});

describe("a request of the machine itself", () => {
  const asks = (address: string, headers: Record<string, string>) => {
    const message = request("/readyz", { headers });
    Object.defineProperty(message.socket, "remoteAddress", { value: address });
    return isLocalRequest(message);
  };

  it.each([
    ["127.0.0.1", { host: "127.0.0.1:3000" }],
    ["::ffff:127.0.0.1", { host: "localhost:3000" }],
    ["::1", { host: "[::1]:3000" }],
  ])("comes from %s to a name of loopback", (address, headers) => {
    expect(asks(address, headers)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ["203.0.113.9", { host: "localhost:3000" }],
    ["127.0.0.1", { host: "www.ejemplo.mx" }],
    ["127.0.0.1", { host: "localhost.ejemplo.mx" }],
    ["127.0.0.1", { host: "localhost", "x-forwarded-for": "203.0.113.9" }],
    ["127.0.0.1", { host: "localhost", forwarded: "for=203.0.113.9" }],
    ["127.0.0.1", { host: "localhost", via: "1.1 proxy" }],
  ])("is no other: from %s with %o", (address, headers) => {
    expect(asks(address, headers)).toBe(false);
  });
});
