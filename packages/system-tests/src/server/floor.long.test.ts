import { join } from "node:path";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { beforeAll, describe, expect, it } from "vitest";

// The README names the oldest browsers in which the site looks as it is drawn: Safari 15.4, Chrome 99 and Firefox 108.
// Newer features may be used if a browser without them only misses a refinement.

let css = "";
let scripts: string[] = [];

beforeAll(async () => {
  const folder = await temporaryFolder();
  const server = await startPublishedServer(join(folder.path, "site.db"));
  const text = async (path: string) => (await fetch(new URL(path, server.origin))).text();
  const html = (await Promise.all(["/", "/contacto", "/buscar", "/enfermedades"].map(text))).join("\n");
  css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1]).join("\n");
  const [entry = ""] = html.match(/\/elements\/[\w-]+\/elements\.js/) ?? [];
  const modules = new Map<string, string>();
  const read = async (path: string) => {
    const module = await text(path);
    modules.set(path, module);
    for (const [, name = ""] of module.matchAll(/import\(["'`](\.\/[\w-]+\.js)["'`]\)/g)) {
      const chunk = new URL(name, server.origin + path).pathname;
      if (!modules.has(chunk)) await read(chunk);
    }
  };
  await read(entry);
  scripts = [...modules.values()];
  await server.stop();
  await folder.remove();
});

/** A stylesheet without rules for browsers that pass a test of `@supports`. */
function withoutSupports(sheet: string): string {
  let rest = "";
  for (let at = 0; at < sheet.length; ) {
    const begin = sheet.indexOf("@supports", at);
    if (begin < 0) return rest + sheet.slice(at);
    rest += sheet.slice(at, begin);
    let open = 1;
    for (at = sheet.indexOf("{", begin) + 1; open > 0 && at < sheet.length; at += 1)
      open += sheet[at] === "{" ? 1 : sheet[at] === "}" ? -1 : 0;
  }
  return rest;
}

describe("the styles of a published page", () => {
  it.each([
    ["colours of newer spaces", /(?:oklch|oklab|lch|lab|color-mix|light-dark)\(/],
    ["ranges in media queries", /@media[^{]*[<>]/],
    ["queries of containers", /@container/],
    ["nested rules", /(?:^|[{};,\s])&/],
    ["scopes", /@scope/],
    ["anchors", /anchor\(|anchor-name/],
  ])("need no %s", (_what, newer) => {
    expect(withoutSupports(css).match(newer)?.[0]).toBeUndefined();
  });
});

describe("the scripts of a published page", () => {
  it("are there", () => {
    expect(scripts.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["blocks of a class", /\bstatic\s*\{/],
    ["what stands before a match", /\(\?<[=!]/],
    ["private names in objects", /#\w+ in /],
    [
      "newer functions",
      /\.(?:canParse|toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isWellFormed|checkVisibility|showPopover|startViewTransition|requestIdleCallback)\(/,
    ],
  ])("need no %s", (_what, newer) => {
    for (const script of scripts) expect(script.match(newer)?.[0]).toBeUndefined();
  });
});
