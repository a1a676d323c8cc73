/** The accepted types of uploads. `heif` is a HEIC or an AVIF: they differ in their compression only. */
export type FileKind = "jpeg" | "png" | "webp" | "gif" | "heif" | "mp4" | "webm";

/** The first bytes of each kind, as Latin-1. */
const signatures: readonly [kind: FileKind, text: string][] = [
  ["jpeg", "\u00ff\u00d8\u00ff"],
  ["png", "\u0089PNG\r\n\u001a\n"],
  ["gif", "GIF87a"],
  ["gif", "GIF89a"],
  ["webm", "\u001a\u0045\u00df\u00a3"],
];

/** Brands of the pictures that share the container of MP4. */
const pictureBrand = /^(?:avi[fs]|mif1|msf1|miaf|hei[cxms]|hev[cxms])/;

/** The kind of a file by its first bytes, whatever its name says; null for anything that is not accepted. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const text = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (text.startsWith("ftyp", 4)) return pictureBrand.test(text.slice(8, 12)) ? "heif" : "mp4";
  if (text.startsWith("RIFF")) return text.startsWith("WEBP", 8) ? "webp" : null;
  const [kind] = signatures.find(([, signature]) => text.startsWith(signature)) ?? [];
  // Matroska begins as WebM does, and names another type.
  if (kind === "webm" && !text.includes("webm")) return null;
  return kind ?? null;
}
