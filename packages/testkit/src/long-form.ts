/** Whether tests take their long form: `pnpm test:long`. */
export const isLong = process.env.TEST_LONG !== undefined;
