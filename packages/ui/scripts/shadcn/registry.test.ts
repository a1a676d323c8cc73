// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as components from "../../src/components/index.ts";
import { registryItems } from "./registry.ts";

const library = join(import.meta.dirname, "../..");
const shared = /^import \{ ([^}]*) \} from "@consultorio\/ui\/components";$/gm;

// registry.long.test.ts compiles the copies.
it("copies import from the library what it exports", () => {
  const index = readFileSync(join(library, "src/components/index.ts"), "utf8");
  const types = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  );
  const exported = new Set([...Object.keys(components), ...types]);
  const missing = registryItems(library).flatMap(({ files }) =>
    files.flatMap(({ target, content }) =>
      [...content.matchAll(shared)]
        .flatMap(([, names = ""]) => names.replaceAll("type ", "").split(", "))
        .filter((name) => !exported.has(name))
        .map((name) => `${target}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
