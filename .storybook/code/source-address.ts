/**
 * Address of a file of the repository; null where the repository has none yet. `repository` is as in package.json: an
 * address, or an object with it.
 */
export function sourceAddress(repository: unknown, path: string): string | null {
  const url =
    typeof repository === "object" && repository !== null ? Reflect.get(repository, "url") : repository;
  if (typeof url !== "string" || url === "") return null;
  return `${url.replace(/^git\+/, "").replace(/\.git$/, "")}/blob/HEAD/${path}`;
}
