import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

/** Absolute paths inside one unpacked browser. */
export type UnpackedBrowser = {
  executable: string;
  /** NSS, NSPR and expat, which a machine without a desktop does not have. */
  libraries: string;
  /** Contains fonts.conf. Its one family is the only fallback font, so that screenshots do not depend on the machine. */
  fonts: string;
};

/**
 * Unpacks the browser of `@sparticuz/chromium` (its `bin` folder is `archives`) into `folder`, once.
 * Any number of processes may call it at the same time: each unpacks into a folder of its own, and the first rename
 * succeeds, so that no process starts a half-written browser. The package's own `executablePath()` accepts any file
 * of the right name, also an unfinished one.
 */
export async function unpackBrowser(archives: string, folder: string): Promise<UnpackedBrowser> {
  const browser = {
    executable: join(folder, "chromium"),
    libraries: join(folder, "libraries", "lib"),
    fonts: join(folder, "fonts"),
  };
  if (existsSync(folder)) return browser;
  const staging = `${folder}.${randomUUID()}`;
  try {
    await mkdir(staging, { recursive: true });
    await allFinished([
      inflateFile(join(archives, "chromium.br"), join(staging, "chromium")),
      inflateFolder(join(archives, "al2023.tar.br"), join(staging, "libraries")),
      inflateFolder(join(archives, "fonts.tar.br"), join(staging, "fonts")),
      // Beside the executable, where Chromium looks for its software renderer.
      inflateFolder(join(archives, "swiftshader.tar.br"), staging),
    ]);
    await writeFile(join(staging, "fonts", "fonts.conf"), fontConfiguration(browser.fonts));
    await mkdir(dirname(folder), { recursive: true });
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return browser;
}

/** Like `Promise.all`, but rejects only when all tasks have ended: then no task writes into the folder to be deleted. */
async function allFinished(tasks: Promise<void>[]): Promise<void> {
  await Promise.allSettled(tasks);
  await Promise.all(tasks);
}

function inflateFile(archive: string, file: string): Promise<void> {
  return pipeline(
    createReadStream(archive),
    createBrotliDecompress(),
    createWriteStream(file, { mode: 0o755 }),
  );
}

function inflateFolder(archive: string, folder: string): Promise<void> {
  return pipeline(createReadStream(archive), createBrotliDecompress(), extract(folder));
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`;
}
