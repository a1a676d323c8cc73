import { publishDatabases } from "./published-database.ts";

const workers = process.env.TEST_LONG === undefined ? 1 : 2;

/** Global set-up of a test run whose workers use the bundled site and the small one, published: two in `pnpm test:long`, else one. */
export default () => publishDatabases({ whole: workers, small: workers });
