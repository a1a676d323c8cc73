import { isLong } from "../long-form.ts";
import { publishDatabases } from "./published-database.ts";

/** Global set-up of a test run whose workers use the small site, published: two in `pnpm test:long`, else one. */
export default () => publishDatabases({ small: isLong ? 2 : 1 });
