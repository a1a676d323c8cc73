import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneLine } from "../site/text.ts";
import { jsonLd } from "./json-ld.ts";

describe("JSON for a script", () => {
  it("cannot end the script, and parses to the same value", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (texts) => {
        const value = { texts: [...texts, "</script><script>alert(1)</script>", "<!--<script>"] };
        const written = jsonLd(value);
        expect(written).not.toContain("<");
        expect(JSON.parse(written)).toEqual({ texts: value.texts.map(oneLine) });
      }),
    );
  });

  it("has each text in one line", () => {
    expect(jsonLd({ description: "Várices\n\nsin  cirugía,\npaso a paso." })).toBe(
      '{"description":"Várices sin cirugía, paso a paso."}',
    );
  });

  it("leaves out facts that are not known", () => {
    const value = {
      name: "Ana",
      email: "",
      sameAs: [],
      publisher: { "@type": "Organization", name: "" },
      years: 0,
    };
    expect(JSON.parse(jsonLd(value))).toEqual({ name: "Ana", years: 0 });
  });
});
