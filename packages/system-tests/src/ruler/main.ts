// `pnpm ruler <folder> [checkout]`: writes down everything that visitors and callers get from a built checkout. Two
// folders that are equal (`diff -r`) prove that a change of the code changed nothing that can be seen from outside.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { apiTranscript } from "./api-transcript.ts";
import { masked } from "./mask.ts";
import { type PublicFile, publicFiles } from "./public-files.ts";
import { startProduct, stopProduct } from "./server.ts";

const [folder, checkout = join(import.meta.dirname, "../../../..")] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: pnpm ruler <folder> [checkout]");
const from = process.env.INIT_CWD ?? process.cwd();
const output = resolve(from, folder);
const root = resolve(from, checkout);

const temporary = mkdtempSync(join(tmpdir(), "consultorio-ruler-"));
try {
  const database = join(temporary, "site.db");
  const server = await startProduct(root, database);
  try {
    writePublicFiles(await publicFiles());
    write("api.txt", (await apiTranscript()).join("\n"));
  } finally {
    await stopProduct(server);
  }
  write("export.txt", exportLines(database).join("\n"));
  write("pictures.txt", pictureLines().join("\n"));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function write(name: string, text: string): void {
  const file = join(output, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

/** A line for each address, and the text of each page beside it, so that a difference can be read. */
function writePublicFiles(files: readonly PublicFile[]): void {
  const lines = files.map(
    ({ path, status, headers, sha256 }) => `${path} ${status} ${sha256}\n  ${headers.join("\n  ")}`,
  );
  write("public.txt", lines.sort().join("\n"));
  for (const { path, text } of files)
    if (text?.startsWith("<!DOCTYPE"))
      write(
        `pages/${path === "/" ? "inicio" : path.slice(1).replaceAll(/[/?=]/g, "_")}.html`,
        text.replaceAll("><", ">\n<"),
      );
}

/** How many rows each table of an export has, and a hash of its documents. */
function exportLines(database: string): string[] {
  const file = join(temporary, "export.gz");
  execFileSync("npx", ["-y", "pnpm@12", "--silent", "db:export", file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: `sqlite:${database}`, INIT_CWD: temporary },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [header = "{}", ...rows] = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  const { counts } = JSON.parse(header);
  const documents = rows.filter((row) => row.includes('"document"')).map(masked);
  const hash = createHash("sha256").update(documents.sort().join("\n")).digest("hex");
  return [JSON.stringify(counts, null, 1), `documents ${hash}`];
}

/** Name and hash of each picture in git. */
function pictureLines(): string[] {
  const names = execFileSync("git", ["ls-files", "*.webp", "*.avif", "*.jpg", "*.png", "*.svg"], {
    cwd: root,
    encoding: "utf8",
  });
  return names
    .trim()
    .split("\n")
    .map(
      (name) =>
        `${basename(name)} ${createHash("sha256")
          .update(readFileSync(join(root, name)))
          .digest("hex")}`,
    )
    .sort();
}
