/** Whether tests take their long form: `pnpm test:long`. */
export const isLong = process.env.TEST_LONG !== undefined;

/** Every so many of a list, the first to begin with; the whole list in the long form. */
export const sample = <T>(list: readonly T[], step: number): T[] =>
  list.filter((_, index) => isLong || index % step === 0);

/** `test` or `it` for the long form only. The line above its call names the part that `pnpm test` runs. */
export const longOnly = <Test extends { skip: unknown }>(test: Test): Test | Test["skip"] =>
  isLong ? test : test.skip;
