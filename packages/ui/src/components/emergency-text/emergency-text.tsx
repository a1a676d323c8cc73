import { createElement, Fragment } from "react";
import { useEmergencyNumber } from "#messages/messages.tsx";
import { strongLink } from "../button/button.tsx";
import { cn } from "../class-names/class-names.ts";
import { splitAtCallRequests } from "./call-requests.ts";

/**
 * A text in which a request to call the host's emergency number, such as `llama al 911`, is a link that calls it. Without such
 * a number it is plain text. A request stays on one line where it fits. It has no place inside a link or a button.
 */
export function EmergencyText({ children }: { children: string }) {
  const number = useEmergencyNumber();
  if (number === "") return children;
  const parts = splitAtCallRequests(children, number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/correctness/useJsxKeyInIterable: they become arguments below, which need no keys.
      <a href={`tel:${number}`} className={cn(strongLink, "inline-block")}>
        {part}
      </a>
    ),
  );
  return createElement(Fragment, null, ...parts);
}
