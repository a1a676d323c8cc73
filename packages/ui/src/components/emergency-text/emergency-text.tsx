import { textLink } from "../button/button.tsx";

/** How a sentence asks for a call, in Spanish and in English, or the number alone. */
const call = /((?:llama al |call )?\b911\b)/i;

/** A sentence in which `llama al 911` is a link that calls it. */
export function EmergencyText({ children }: { children: string }) {
  return children.split(call).map((words, index) =>
    // What is between two matches has an even place.
    index % 2 === 0 ? (
      words
    ) : (
      <a key={words} href="tel:911" className={textLink}>
        {words}
      </a>
    ),
  );
}
