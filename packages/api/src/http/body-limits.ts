/** The largest JSON body in bytes; uploads have {@link uploadLimit}. */
export const jsonLimit = 2 * 1024 * 1024;
/** The largest body of a caller without a session: a sign-in, the first account, a new password, a review note. */
export const formLimit = 16 * 1024;
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
  const advice = limit === videoLimit ? " Hazlo más corto, o súbelo a YouTube y pon su enlace." : "";
  return `El contenido es demasiado grande: como máximo ${most}.${advice}`;
}
