/** One requirement of OWASP ASVS 5.0.0, of level 1 or 2. */
export interface Requirement {
  /** As ASVS numbers it, without the V. */
  id: string;
  /** Its demand, in a few words of our own. */
  asks: string;
  /** The files of the tests that hold it, from the root of the project. */
  tests: readonly string[];
  /** How it is met, where the test does not say it; or, without a test, why none can hold it or why it does not apply. */
  note: string;
}

const system = (names: string) => names.split(" ").map((name) => `packages/system-tests/src/${name}`);

/** A requirement with its tests, which are named from `packages/system-tests/src` unless they begin with a folder of the root. */
export const held = (id: string, asks: string, tests: string, note = ""): Requirement => ({
  id,
  asks,
  tests: tests.split(" ").flatMap((name) => (/^(?:packages|apps)\//.test(name) ? [name] : system(name))),
  note,
});

/** A requirement that no test holds, with the reason. */
export const reasoned = (id: string, asks: string, note: string): Requirement => ({
  id,
  asks,
  tests: [],
  note,
});
