import { publishDatabases } from "./published-database.ts";

/** Global set-up of a test run whose servers begin with the bundled site or with the small one, published. */
export default () => publishDatabases(["whole", "small"]);
