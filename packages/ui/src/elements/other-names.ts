/** The names of `otherElements`, without what they do. */
export const otherNames = "c-booking,c-finder,c-map,c-notice,c-overlay,c-search,c-video";
