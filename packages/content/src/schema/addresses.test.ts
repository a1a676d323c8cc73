import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEmail, isMapFrame, isSafeLink, linkProblem, mailtoLink, withSafeAddresses } from "./addresses.ts";

describe("links", () => {
  test.each([
    "https://www.facebook.com/consultorio.ejemplo",
    "https://www.google.com/maps/search/?api=1&query=Calle%20Ejemplo%20123",
    "http://localhost:3000/servicios",
    "tel:+520000000000",
    "mailto:citas@ejemplo.mx",
    "/servicios/escleroterapia?desde=menu#pasos",
    "/",
    "#contenido",
  ])("%s is allowed", (value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  test.each(["javascript", "data", "vbscript", "blob", "file", "ftp", "about"])(
    "no %s: link is allowed, however it is written",
    (scheme) => {
      const mixedCase = fc
        .array(fc.boolean(), { minLength: scheme.length, maxLength: scheme.length })
        .map((upper) => [...scheme].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join(""));
      const gap = fc.constantFrom("", " ", "\t", "\n", "\u0000", "\u200b");
      fc.assert(
        fc.property(gap, mixedCase, gap, fc.string(), (before, name, between, rest) => {
          expect(isSafeLink(`${before}${name}${between}:${rest}`)).toBe(false);
        }),
      );
    },
  );

  test("no link to another host without its scheme is allowed", () => {
    const slashes = fc.constantFrom("//", "/\\", "\\\\", "\\/", "///");
    fc.assert(
      fc.property(slashes, fc.webUrl({ size: "small" }), (start, url) => {
        expect(isSafeLink(start + url.replace(/^https?:\/\//, ""))).toBe(false);
      }),
    );
  });

  test("every allowed link has one of the four schemes, and a path stays on the site", () => {
    const awkward = fc.string({ unit: fc.constantFrom(..."/\\:@#?.ahtps \t\n1é"), maxLength: 20 });
    const start = fc.constantFrom("", "/", "https://", "http:", "tel:", "mailto:", "#");
    fc.assert(
      fc.property(start, awkward, (prefix, rest) => {
        const value = prefix + rest;
        const url = isSafeLink(value) ? URL.parse(value, "https://sitio.example") : null;
        if (url === null) return;
        expect(["https:", "http:", "tel:", "mailto:"]).toContain(url.protocol);
        if (value.startsWith("/")) expect(url.host).toBe("sitio.example");
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    "https://.",
    "https://..",
    "https://-",
    "https://a..b",
    "https://facebook",
    "https://-facebook.com",
    "https://facebook.-com",
    "https://facebook.c_m",
    "https://1",
    "https://256.1.1.1",
    "https://10.0.0.1",
    "https://[::1]/",
    "https://ejemplo.mx:99999/",
    "https://ejemplo.mx:x/",
    "https://ejemplo%2emx/",
    "https://exa<mple.mx/",
    "https://google.com@evil.mx",
    "https://google.com:x@evil.mx",
    "https://google.com\\@evil.mx",
    `https://${"a".repeat(64)}.mx`,
    `https://${"a.".repeat(140)}mx`,
    "https:ejemplo.mx",
    "https:///ejemplo.mx",
    "https://ejemplo.mx/a b",
    "https://ejemplo.mx/\ta",
  ])("%s is refused: there is no such host, or it is not the one that is read", (value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  test.each([
    "https://clínica.mx/",
    "https://xn--clnica-3va.mx/",
    "https://ejemplo.mx:8443/",
    "HTTPS://Ejemplo.MX",
  ])("%s is allowed", (value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  test.each([
    "mailto:",
    "mailto:?bcc=evil@x.mx",
    "mailto:a@b.mx?bcc=evil@x.mx",
    "mailto:a@b.mx?BCC=evil@x.mx",
    "mailto:a@b.mx?%62cc=evil@x.mx",
    "mailto:a@b.mx?subject=x&cc=evil@x.mx",
    "mailto:a@b.mx?subject=x%0d%0aBcc:evil@x.mx",
    "mailto:a@b.mx,c@d.mx",
    "mailto:a@b.mx%2cc@d.mx",
    "mailto:a@b.mx%0d%0aBcc:c@d.mx",
    "mailto:a@b",
  ])("%s is refused: it says more than an address, a subject and a text", (value) => {
    expect(isSafeLink(value)).toBe(false);
    expect(linkProblem(value)).toMatch(/^el enlace de correo lleva una sola dirección/);
  });

  test("a mail link may have a subject and a text of several lines", () => {
    expect(isSafeLink("mailto:citas@ejemplo.mx?subject=Cita&body=Hola%0d%0agracias")).toBe(true);
  });

  test.each(["tel:+520000000000;phone-context=evil.mx", "tel:0000#", "tel:javascript:x", "TEL:*06#"])(
    "%s is refused",
    (value) => {
      expect(isSafeLink(value)).toBe(false);
    },
  );
});

describe("an e-mail", () => {
  test.each([
    "a@b.mx?bcc=evil@x.mx",
    "a@b.mx&cc=x@y.mx",
    "a@b.mx,c@d.mx",
    "a@b.mx;c@d.mx",
    "a%0d@b.mx",
    "a@b.mx\r\nBcc: c@d.mx",
    "a@b@c.mx",
    "a b@c.mx",
    "a@b",
    "a@.mx",
    "a@b..mx",
    "a@-b.mx",
    "@b.mx",
    "<a@b.mx>",
    '"a"@b.mx',
    "a/b@c.mx",
    "a#b@c.mx",
    `${"a".repeat(65)}@b.mx`,
  ])("%j is none", (value) => {
    expect(isEmail(value)).toBe(false);
  });

  test("is escaped in a link, so that nothing is added to the message", () => {
    const read = (address: string) => new URL(mailtoLink(address));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (value) => {
        const link = read(`${value}@b.mx?bcc=evil@x.mx`);
        expect([link.protocol, link.search, link.hash]).toEqual(["mailto:", "", ""]);
      }),
    );
    expect(mailtoLink("citas@ejemplo.mx")).toBe("mailto:citas@ejemplo.mx");
  });
});

describe("a map for a frame", () => {
  test.each([
    "https://www.google.com/maps/embed?pb=!1m18",
    "https://www.google.com/maps/embed/v1/place?key=x&q=y",
    "https://www.google.com/maps?q=x&output=embed",
  ])("may be %s", (value) => {
    expect(isMapFrame(value)).toBe(true);
  });

  test.each([
    "https://www.google.com/url?q=https://evil.mx&output=embed",
    "https://www.google.com/search?q=x&output=embed",
    "https://www.google.com/maps/embed/../../url?q=https://evil.mx&output=embed",
    "https://www.google.com/maps/%2e%2e/url?output=embed",
    "https://www.google.com/maps/embed%2f..%2furl",
    "https://www.google.com/maps?output=embed&output=classic",
    "https://www.google.com/maps/place/Oaxaca?output=embed",
    "https://www.google.com:444/maps/embed?pb=1",
    "https://evil@www.google.com/maps/embed?pb=1",
    "https://www.google.com.evil.mx/maps/embed?pb=1",
    "//www.google.com/maps/embed",
  ])("is not %s", (value) => {
    expect(isMapFrame(value)).toBe(false);
  });
});

describe("a document of an earlier release", () => {
  test("is read without the addresses that are refused now, and otherwise unchanged", () => {
    const stored = {
      email: "a@b.mx?bcc=evil@x.mx",
      googleMapsEmbedLink: "https://www.google.com/search?q=x&output=embed",
      links: ["https://a..b/", "mailto:a@b.mx?bcc=c%40d.mx", "https://ejemplo.mx/", "javascript:alert(1)"],
      text: "Escribe a a@b.mx?bcc=c@d.mx o entra a https://a..b",
    };
    expect(withSafeAddresses(stored)).toEqual({
      email: "",
      googleMapsEmbedLink: "",
      links: ["", "", "https://ejemplo.mx/", "javascript:alert(1)"],
      text: stored.text,
    });
  });
});
