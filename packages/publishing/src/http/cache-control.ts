/**
 * For a page: a browser revalidates each time, a shared cache (a CDN) every 50 seconds, and both get 304 for an unchanged
 * page. Together with the time between instances, an old page is shown for at most a minute, even without a purge. While
 * the site fails, a shared cache serves its copy for a day.
 */
export const pageLifetime = "public, max-age=0, s-maxage=50, stale-if-error=86400";

/** For the page of addresses that do not exist: there are too many for a purge. */
export const missingLifetime = "no-cache";

/** For files that programs read, and for redirects. A browser keeps them for an hour only, so that an address can be used again. */
export const hourly = "public, max-age=3600, s-maxage=50";

/** For a file whose address changes with its content. */
export const forever = "public, max-age=31536000, immutable";
