// Cards that a phone, below 640 px, shows in one row that scrolls and snaps: the next card is seen in part.

/** Of the list: it reaches to both edges of the screen. */
export const phoneSwipe =
  "max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-gutter max-sm:gap-3 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-gutter";

/** Of each card; one alone takes the whole width. */
export const phoneSwipeCard = "max-sm:w-4/5 max-sm:shrink-0 max-sm:snap-start max-sm:only:w-full";
