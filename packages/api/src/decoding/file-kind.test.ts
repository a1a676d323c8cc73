import { expect, it } from "vitest";
import { fileKind } from "./file-kind.ts";

it.each([
  ["jpeg", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"],
  ["png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"],
  ["gif", "GIF89a"],
  ["webp", "RIFF\0\0\0\0WEBPVP8 "],
  ["heif", "\0\0\0\u0020ftypavif"],
  ["heif", "\0\0\0\u0018ftypheic"],
  ["mp4", "\0\0\0\u0018ftypmp42"],
  ["webm", "\u001aE\u00df\u00a3\u0084B\u0082\u0084webm"],
  [null, "\u001aE\u00df\u00a3\u0084B\u0082\u0088matroska"],
  [null, "RIFF\0\0\0\0WAVEfmt "],
  [null, '<svg xmlns="http://www.w3.org/2000/svg">'],
  [null, "%PDF-1.7"],
  [null, ""],
])("is %s by its first bytes", (kind, beginning) => {
  expect(fileKind(Buffer.from(beginning, "latin1"))).toBe(kind);
});
