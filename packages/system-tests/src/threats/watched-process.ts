// Loaded into a server before itself: prints each address that it connects to, each name that it looks up and each
// password that it hashes. Nothing that it does is changed.
import crypto from "node:crypto";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const tell = (name: string, detail: unknown) =>
  process.stderr.write(`watched ${name} ${JSON.stringify(detail)}\n`);

/** Tells of a call before it is made. */
function watch<Owner extends object>(owner: Owner, name: keyof Owner & string, label: string): void {
  const original = owner[name];
  if (typeof original !== "function") throw new Error(`${name} is no function.`);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value: function watched(this: unknown, ...args: unknown[]) {
      tell(label, label === "hash" ? args[0] : args.filter((arg) => typeof arg !== "function"));
      return Reflect.apply(original, this, args);
    },
  });
}

watch(net.Socket.prototype, "connect", "connection");
watch(dns, "lookup", "name");
watch(crypto, "argon2", "hash");
syncBuiltinESMExports();
