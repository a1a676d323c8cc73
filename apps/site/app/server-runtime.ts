import type { Runtime } from "@consultorio/server/site/runtime";

/**
 * What this app takes from the server that runs it. The comment keeps the module out of the bundle: Node loads the
 * server's own instance of it, so that there is one store and one set of error classes in the process.
 */
export async function serverRuntime(): Promise<Runtime> {
  const { runtime } = await import(/* turbopackIgnore: true */ "@consultorio/server/site/runtime");
  return runtime();
}
