import { CodeToCopy } from "./code-to-copy.tsx";
import { sourceAddress } from "./source-address.ts";

declare global {
  /** `repository` of the root's package.json; null where it has none. */
  var catalogueRepository: unknown;
}

/** Where a file of the repository is: its path to copy, and a link where the repository has an address. */
export function SourceFile({ title, path }: { title: string; path: string }) {
  const address = sourceAddress(catalogueRepository, path);
  return (
    <>
      <CodeToCopy title={title} code={path} />
      {address === null ? null : (
        <p>
          <a href={address}>Abrir {path.split("/").at(-1)} en el repositorio</a>
        </p>
      )}
    </>
  );
}
