// Cards that a phone, below 600 px, shows as rows between hairlines: a thumbnail beside the words.

/** Of the list. */
export const phoneRows =
  "max-ms:gap-0 max-ms:divide-y max-ms:divide-line max-ms:border-y max-ms:border-line max-ms:in-data-[tone=inverse]:divide-line-on-inverse max-ms:in-data-[tone=inverse]:border-line-on-inverse";

/** Of each card. */
export const phoneRow =
  "max-ms:flex-row max-ms:flex-wrap max-ms:items-center max-ms:gap-4 max-ms:overflow-visible max-ms:rounded-none max-ms:bg-transparent max-ms:py-2";

/** Of its picture. */
export const phoneThumbnail =
  "max-ms:order-first max-ms:aspect-square max-ms:size-18 max-ms:shrink-0 max-ms:self-start max-ms:rounded-small";

/** Of its words, which stand below the picture where large text leaves them no room beside it. */
export const phoneText = "max-ms:min-w-words max-ms:flex-1";
