import { availableParallelism } from "node:os";

/** How many pages the browser works on at the same time. */
export const workers = Math.min(4, availableParallelism());
