import { getMultipartBoundary, type MultipartPart, parseMultipart } from "@remix-run/multipart-parser";

/** The place of the file in the bytes of a form, and the name that its sender gave it. */
export interface FormFile {
  name: string;
  from: number;
  length: number;
}

/** The administrator's area sends one field. */
const mostFields = 20;

/** The file in the field `file` of a form; null where there is none, and where the bytes are no whole form. */
export function formFile(form: Uint8Array, contentType: string): FormFile | null {
  const part = filePart(form, contentType);
  if (part?.filename === undefined) return null;
  const [content] = part.content;
  const from = content === undefined ? 0 : content.byteOffset - form.byteOffset;
  return { name: unescaped(part.filename), from, length: part.size };
}

function filePart(form: Uint8Array, contentType: string): MultipartPart | undefined {
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null) return undefined;
  try {
    const limits = { boundary, maxParts: mostFields, maxFileSize: form.byteLength };
    for (const part of parseMultipart(form, limits)) if (part.name === "file") return part;
    return undefined;
  } catch {
    // The bytes are no form, or half a form, or its headers are no text.
    return undefined;
  }
}

/** Browsers escape three characters of a file name (HTML, section 4.10.21.8). */
const escapes: Readonly<Record<string, string>> = { "%22": '"', "%0A": "\n", "%0D": "\r" };
const unescaped = (name: string) => name.replace(/%(?:22|0A|0D)/g, (code) => escapes[code] ?? code);
