/** The names of `otherElements`, without their code. */
export const otherNames =
  "c-appointment,c-booking,c-compare,c-copy,c-finder,c-map,c-notice,c-overlay,c-search,c-video";
