import { publishDatabases } from "./published-database.ts";

/**
 * Global set-up of a test run in which one worker uses the bundled site and two use the small one, published; in `pnpm
 * test:long` both use the bundled one.
 */
export default () => publishDatabases({ whole: process.env.TEST_LONG === undefined ? 1 : 2, small: 2 });
