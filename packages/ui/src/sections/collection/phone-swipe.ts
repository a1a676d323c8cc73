// Cards that a phone, below 640 px, shows in one row that scrolls and snaps: the next card is seen in part. Large text has
// them one below the other.

/** Of the list: the row reaches to both edges of the screen. */
export const phoneSwipe =
  "grid gap-3 3xs:max-sm:-mx-gutter 3xs:max-sm:flex 3xs:max-sm:snap-x 3xs:max-sm:snap-mandatory 3xs:max-sm:scroll-px-gutter 3xs:max-sm:overflow-x-auto 3xs:max-sm:overscroll-x-contain 3xs:max-sm:px-gutter";

/** Of each card; one alone takes the whole width. */
export const phoneSwipeCard =
  "min-w-0 3xs:max-sm:w-4/5 3xs:max-sm:shrink-0 3xs:max-sm:snap-start 3xs:max-sm:only:w-full";
