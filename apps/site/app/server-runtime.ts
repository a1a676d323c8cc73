import type { Runtime } from "@consultorio/server/next/runtime";

/**
 * The runtime of the process that runs this app. The comment keeps the module out of the bundle: Node loads the instance
 * that the process has set.
 */
export async function serverRuntime(): Promise<Runtime> {
  const { runtime } = await import(/* turbopackIgnore: true */ "@consultorio/server/next/runtime");
  return runtime();
}
