import { isLong } from "../long-form.ts";
import { publishDatabases } from "./published-database.ts";

/** Global set-up of a test run whose worker uses the bundled site and the small one, published. The two workers of `pnpm test:long` use the bundled site alone. */
export default () => publishDatabases(isLong ? { whole: 2 } : { whole: 1, small: 1 });
