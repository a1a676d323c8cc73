import { createHash } from "node:crypto";

/** The inline parts of a document, which its policy names by their hashes. */
export interface InlineParts {
  /** Text of each executable inline script and of speculation rules; data blocks need none. */
  scripts: readonly string[];
  /** Text of each `<style>`. */
  styles: readonly string[];
  /** Value of each `style` attribute. */
  styleAttributes: readonly string[];
}

/** The hosts of the booking widget and of the map: the only ones that a page may put in a frame. */
const frameHosts = ["https://www.doctoralia.com.mx", "https://www.google.com"];

/** The policy of a published page: no foreign code runs, and only the inline parts that the page was published with. */
export function publicPolicy({ scripts, styles, styleAttributes }: InlineParts, origin: string): string {
  return join({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    // One list for elements and attributes: Safari before 15.4 knows no other.
    "style-src": [
      "'self'",
      ...hashes(styles),
      ...(styleAttributes.length === 0 ? [] : ["'unsafe-hashes'", ...hashes(styleAttributes)]),
    ],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    // The clinic chooses the address of a video.
    "media-src": ["'self'", "https:"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": frameHosts,
    "frame-ancestors": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    ...secure(origin),
  });
}

/** The policy of the administrator's area; its preview is the one page that it may put in a frame. */
export function adminPolicy(origin: string, { framed }: { framed: boolean }): string {
  return join({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    // Mantine sets its custom properties in style elements and attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "https:"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": framed ? frameHosts : ["'self'"],
    "frame-ancestors": [framed ? "'self'" : "'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    ...secure(origin),
  });
}

/** The policy of answers that are no page: data, pictures, errors. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** The policy of a photograph, which cannot run code: short, since each photograph has it. */
export const photographPolicy = "default-src 'none'; sandbox";

/** The policy of a drawing: an SVG that is opened by itself must not run anything. */
export const drawingPolicy = `${dataPolicy}; style-src 'unsafe-inline'`;

const secure = (origin: string): Record<string, string[]> =>
  origin.startsWith("https:") ? { "upgrade-insecure-requests": [] } : {};

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
