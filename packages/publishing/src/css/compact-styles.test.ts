import { describe, expect, it } from "vitest";
import { compactStyles } from "./compact-styles.ts";

const compact = (css: string, kept: string[] = []) => compactStyles(css, new Set(kept));

describe("the styles of a page in fewer bytes", () => {
  it("have the value of a property where it is used, if it is the same everywhere", () => {
    expect(compact(":root,:host{--a:red;--b:var(--a)}.c{color:var(--b,blue)}")).toBe(".c{color:red}");
    expect(compact("@layer theme{:root{--a:red}}.c{color:var(--a)}")).toBe(".c{color:red}");
  });

  it.each([
    ["is another one when printed", ":root{--a:red}.c{color:var(--a)}@media print{:root{--a:black}}"],
    ["is another one in a part", ":root{--a:red}.b{--a:blue}.c{color:var(--a)}"],
    ["belongs to a part", ".b{--a:blue}.c{color:var(--a,red)}"],
    ["comes from its surroundings", ":root{--a:var(--b)}.b{--b:blue}.c{color:var(--a)}"],
    ["says what the cascade decides", ":root{--a:inherit}.c{color:var(--a)}"],
  ])("keep a property that %s", (_what, css) => {
    expect(compact(css, ["--a", "--b"])).toBe(css);
  });

  it("keep a property that markup or scripts use", () => {
    const css = ":root{--a:red}.c{color:var(--a)}";
    expect(compact(css, ["--a"])).toBe(css);
  });

  it("know what registered properties are that no rule changes, for browsers that register none, too", () => {
    const css = [
      "@layer properties{@supports (x:y){*{--style:solid;--leading:initial;--open:initial}}}",
      "@layer utilities{.a{border-style:var(--style)}.b{line-height:var(--leading,var(--open,1.5))}}",
      '@property --style{syntax:"*";inherits:false;initial-value:solid}',
      '@property --leading{syntax:"*";inherits:false}@property --open{syntax:"*";inherits:false}',
    ].join("");
    expect(compact(css)).toBe("@layer utilities{.a{border-style:solid}.b{line-height:1.5}}");
    expect(compact(`${css}.c{--style:dashed}`)).toContain("border-style:var(--");
  });

  it("have calculated what can be", () => {
    const css =
      ":root{--s:.25rem;--r:0}.a{margin:calc(calc(var(--s) * 3) * calc(1 - var(--r)));z-index:calc(10 * -1)}";
    expect(compact(css)).toBe(".a{margin:.75rem;z-index:-10}");
    expect(compact(".a{width:calc(100% - 2 * 1rem);top:calc(1px * var(--x))}", ["--x"])).toBe(
      ".a{width:calc(100% - 2*1rem);top:calc(1px*var(--x))}",
    );
  });

  it("have a plain colour in place of a mix with nothing, in the colours of the page", () => {
    const css =
      ".a{color:#11223380}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, var(--c) 90%, transparent)}}";
    expect(compact(`:root{--c:#445566}${css}`)).toBe(".a{color:#445566e6}");
    expect(compact(css, ["--c"])).toContain("@supports");
  });

  it("say nothing twice, and keep what older browsers read", () => {
    expect(compact(".a{mask:b;mask:b;height:100vh;height:100dvh;top:1px;top:2px}")).toBe(
      ".a{mask:b;height:100vh;height:100dvh;top:2px}",
    );
  });

  it("leave texts and addresses as they are", () => {
    const css = '.a:after{content:"calc(1px * 2), b"}.b{background:url(a,%20b.svg)}';
    expect(compact(css)).toBe(css);
  });

  it("have short names for properties", () => {
    expect(compact(".a{--per-view:2;width:var(--per-view);top:var(--a)}", ["--a"])).toBe(
      ".a{--b:2;width:var(--b);top:var(--a)}",
    );
  });
});
