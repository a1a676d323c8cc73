/**
 * Code that is loaded when it is first needed could not be loaded, for instance because no file could be opened. Node keeps
 * a module whose imports failed: it fails for as long as the process lives, so that the process has to be started anew.
 */
export class CodeNotLoaded extends Error {
  override name = "CodeNotLoaded";
}

/** Loads code that few calls need and that takes much memory. Throws `CodeNotLoaded`. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new CodeNotLoaded("Code of the server could not be loaded.", { cause });
  });
