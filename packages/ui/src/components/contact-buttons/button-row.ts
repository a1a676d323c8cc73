/** Classes of a row of contact buttons: a phone has two beside each other, each in two lines where its words need them. */
export const buttonRow =
  "flex max-w-full min-w-0 flex-wrap gap-3 max-xs:*:min-w-[min(100%,8rem)] max-xs:*:flex-1 max-xs:*:px-[min(0.5rem,2.5vw)] max-xs:*:text-start max-xs:*:text-sm";
