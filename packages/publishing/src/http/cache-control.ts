/**
 * Of a page: a browser asks each time, a shared cache (a CDN) every 50 seconds, and both hear 304 where nothing changed.
 * With what the news takes between instances, nobody reads for longer than a minute what is no longer published, even
 * where no cache is told of it. A shared cache that finds the site broken goes on with what it has for a day.
 */
export const pageLifetime = "public, max-age=0, s-maxage=50, stale-if-error=86400";

/** Of the page for what does not exist: its addresses are without number, so that no cache could be told of them. */
export const missingLifetime = "no-cache";

/** Of the files for machines, and of redirections: a browser's hour lets a name be given back. */
export const hourly = "public, max-age=3600, s-maxage=50";

/** Of what stands at an address that changes with its content. */
export const forever = "public, max-age=31536000, immutable";
