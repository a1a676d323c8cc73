import type { Runtime } from "@consultorio/server/next/runtime";

/**
 * What this app takes from the process that runs it. The comment keeps the module out of the bundle: Node loads the
 * instance that the process has set.
 */
export async function serverRuntime(): Promise<Runtime> {
  const { runtime } = await import(/* turbopackIgnore: true */ "@consultorio/server/next/runtime");
  return runtime();
}
