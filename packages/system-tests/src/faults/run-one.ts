// A run in a process of its own: `bounded-run.ts` names the module and takes what is sent.
import { type Fault, holds } from "./fault.ts";

const [, , module = ""] = process.argv;
const { fault }: { fault: Fault } = await import(module);
const { id, title, promise, minutes = 10 } = fault;
process.send?.({ minutes, result: { id, title, promise, passed: false, seconds: 0, figures: [] } });
const started = performance.now();
const figures = await fault.run((line) => console.log(`  ${line}`));
const seconds = Math.round((performance.now() - started) / 1000);
const result = { id, title, promise, passed: figures.every(holds), seconds, figures };
process.send?.({ minutes, result }, () => process.exit());
