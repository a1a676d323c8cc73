import { publishDatabase } from "./published-database.ts";

/** Global set-up of a test run whose servers begin with the bundled site, published. */
export default () => publishDatabase();
