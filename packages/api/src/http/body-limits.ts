/** What a JSON body may have at most. */
export interface JsonLimits {
  bytes: number;
  /** Values at all depths. */
  fields: number;
}

/** The limits of JSON bodies; uploads have {@link uploadLimit}. */
export const jsonLimits = {
  /** From a caller without a session: a sign-in, the first account, a new password, a review note. */
  form: { bytes: 16 * 1024, fields: 50_000 },
  /** Ten times the fields of the largest document that is no collection. */
  usual: { bytes: 2 * 1024 * 1024, fields: 50_000 },
  /** Twice what 1,000 records have that are as long as the bundled ones: 7 MB and 165,000 fields. */
  collection: { bytes: 16 * 1024 * 1024, fields: 400_000 },
} as const satisfies Record<string, JsonLimits>;

/** The largest picture (15 MB) with room for the form around it. */
export const uploadLimit = 15 * 1024 * 1024 + 16 * 1024;
/**
 * The largest video, which is sent without a form around it. As much of a refused body is read and thrown away; a
 * connection that sends more is closed.
 */
export const videoLimit = 60 * 1024 * 1024;

/** The Spanish sentence for a body over its limit. */
export function tooLargeMessage(limit: number): string {
  const kilobytes = Math.floor(limit / 1024);
  const most = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
  return `El contenido es demasiado grande: como máximo ${most}.${advice[limit] ?? ""}`;
}

/** What to do about a body that is larger than a limit. */
const advice: Partial<Record<number, string>> = {
  [jsonLimits.collection.bytes]: " Acorta textos, o borra lo que ya no uses.",
  [videoLimit]: " Hazlo más corto, o súbelo a YouTube y pon su enlace.",
};
