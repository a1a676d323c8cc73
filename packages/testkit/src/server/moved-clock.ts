// Loaded into a server before its own code: its wall clock is ahead by the milliseconds in the file that `CLOCK_FILE` names, as
// after a jump. Timers continue, as they do after a jump.
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
const ahead = () => Number(readFileSync(file, "utf8"));

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length === 0 ? [date.now() + ahead()] : given, made),
  get: (date, key) => (key === "now" ? () => date.now() + ahead() : Reflect.get(date, key)),
});
