/** Whether tests take their long form: in `pnpm test:long` and in mutation runs. */
export const isLong = process.env.TEST_LONG !== undefined || process.env.MUTATION_ENGINE !== undefined;
