import { publishDatabases } from "./published-database.ts";

/** Global set-up of a test run whose two workers use the small site, published. */
export default () => publishDatabases({ small: 2 });
