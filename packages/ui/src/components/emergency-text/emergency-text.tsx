import { createElement, Fragment, type ReactNode } from "react";
import { useEmergencyNumber, useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import { strongLink } from "../button/button.tsx";
import { splitAtCallRequests } from "./call-requests.ts";

/** Punctuation that follows a link: it stays on the link's line. */
const closing = /^[.,;:!?)\]»”]+/;

/**
 * A text in which a request to call the host's emergency number, such as `llama al 911`, is a link that calls it. Without such
 * a number it is plain text. A request stays on one line where it fits. It has no place inside a link or a button.
 */
export function EmergencyText({ children }: { children: string }) {
  const number = useEmergencyNumber();
  const { callWords } = useMessages({ contact: contactWords }).contact;
  if (number === "") return children;
  const [first = "", ...rest] = splitAtCallRequests(children, number, callWords);
  const parts: ReactNode[] = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const [request, after = ""] = rest.slice(at);
    const marks = closing.exec(after)?.[0] ?? "";
    parts.push(
      <span className="inline-block">
        <a href={`tel:${number}`} className={strongLink}>
          {request}
        </a>
        {marks}
      </span>,
      after.slice(marks.length),
    );
  }
  return createElement(Fragment, null, ...parts);
}
