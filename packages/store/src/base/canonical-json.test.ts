import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, sha256 } from "./canonical-json.ts";
import { StoreError } from "./store-errors.ts";

describe("canonical JSON", () => {
  it("is the same value as plain JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("does not depend on the order in which keys were written", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });

  it("has a fixed text and hash", () => {
    const value = { b: [1, { d: null, c: "ñ" }], a: true, gone: undefined };

    expect(canonicalJson(value)).toBe('{"a":true,"b":[1,{"c":"ñ","d":null}]}');
    expect(sha256("a", Uint8Array.of(98, 99))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("keeps a key named __proto__ as data", () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"x":1},"constructor":2}'))).toBe(
      '{"__proto__":{"x":1},"constructor":2}',
    );
  });

  it("refuses what JSON cannot represent", () => {
    const circle: unknown[] = [];
    circle.push(circle);

    for (const value of [undefined, () => 1, Symbol("x"), 1n, { big: 1n }, circle]) {
      expect(() => canonicalJson(value)).toThrow(new StoreError("json-invalid"));
    }
    expect(() => canonicalJson(1n)).toThrow(
      expect.objectContaining({ code: "json-invalid", cause: expect.any(TypeError) }),
    );
    expect(() => canonicalJson(undefined)).toThrow(expect.objectContaining({ code: "json-invalid" }));
  });
});
