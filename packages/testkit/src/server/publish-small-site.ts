import { publishDatabases } from "./published-database.ts";

/** Global set-up of a test run whose servers begin with the small site, published. */
export default () => publishDatabases(["small"]);
