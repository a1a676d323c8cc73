import { publishDatabase } from "./published-database.ts";
import { smallSite } from "./small-site.ts";

/** Global set-up of a test run whose servers begin with the small site, published. */
export default () => publishDatabase(smallSite);
