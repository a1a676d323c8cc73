import { createElement, Fragment } from "react";
import { strongLink } from "../button/button.tsx";

/** How a sentence asks for a call, in Spanish and in English, or the number alone. */
const call = /((?:llama al |call )?\b911\b)/i;

/** A text in which `llama al 911` is a link that calls it. It has no place inside a link or a button. */
export function EmergencyText({ children }: { children: string }) {
  // What is between two matches has an even place.
  const parts = children.split(call).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/correctness/useJsxKeyInIterable: they become arguments below, which need no keys.
      <a href="tel:911" className={strongLink}>
        {words}
      </a>
    ),
  );
  return createElement(Fragment, null, ...parts);
}
