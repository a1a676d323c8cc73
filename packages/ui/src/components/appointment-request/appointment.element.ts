import { type Behaviour, onEnd, part, textIn } from "../element/define-element.ts";
import { type RequestParts, requestText, withText } from "./request-text.ts";

/** The choices that are made: radio buttons and options with a `data-phrase`, inside their `[data-part]`. */
function chosenIn(host: HTMLElement): RequestParts {
  const phrase = (name: keyof RequestParts) => {
    const chosen = host.querySelector<HTMLElement>(`[data-part="${name}"] :is(input, option):checked`);
    return chosen?.dataset.phrase ?? "";
  };
  return { reason: phrase("reason"), day: phrase("day"), half: phrase("half"), visit: phrase("visit") };
}

/** Disables the halves in which the chosen day is closed. A half that was chosen is not chosen any more. */
function closeHalves(host: HTMLElement): void {
  const day = host.querySelector<HTMLElement>('[data-part="day"] :is(input, option):checked');
  const open = day?.dataset.halves?.split(" ");
  for (const choice of host.querySelectorAll<HTMLInputElement | HTMLOptionElement>("[data-half]")) {
    const closed = open !== undefined && !open.includes(choice.dataset.half ?? "");
    choice.disabled = closed;
    if (!closed) continue;
    if (choice instanceof HTMLInputElement) choice.checked = false;
    else if (choice.selected && choice.parentElement instanceof HTMLSelectElement)
      choice.parentElement.selectedIndex = 0;
  }
}

/**
 * `<c-appointment>`: composes a request from the choices inside it. `[data-spoken]`, a live region, says it with
 * `data-spoken-greeting`; `[data-message]` and the link `a[data-send]`, which may be missing, get it with `data-greeting`
 * and `data-closing`. Each `select` shows its choice in the `[data-shown]` beside it.
 */
export const appointment: Behaviour = (host, signal) => {
  const { greeting = "", closing = "", spokenGreeting = "" } = host.dataset;
  const spoken = textIn(host, "[data-spoken]");
  const message = host.querySelector("[data-message]") && textIn(host, "[data-message]");
  const link = host.querySelector("a[data-send]") && part(host, "a[data-send]", HTMLAnchorElement);
  const given = { spoken: spoken.data, message: message?.data, href: link?.getAttribute("href") };

  const compose = () => {
    closeHalves(host);
    const chosen = chosenIn(host);
    const text = requestText(greeting, chosen, closing);
    const spokenWords = requestText(spokenGreeting, chosen);
    if (spoken.data !== spokenWords) spoken.data = spokenWords;
    if (message) message.data = text;
    if (link && given.href) link.setAttribute("href", withText(given.href, text));
    for (const select of host.querySelectorAll("select")) {
      const shown = select.parentElement?.querySelector("[data-shown]");
      const words = select.selectedOptions[0]?.textContent;
      // Without a choice the gap keeps the words that it was drawn with: an empty one would be invisible.
      if (shown && words) shown.textContent = words;
    }
  };

  host.addEventListener("change", compose, { signal });
  // A browser that comes back to the page makes the choices again, after the page has loaded.
  window.addEventListener("pageshow", compose, { signal });
  compose();
  onEnd(signal, () => {
    spoken.data = given.spoken;
    if (message && given.message !== undefined) message.data = given.message;
    if (link && given.href) link.setAttribute("href", given.href);
  });
};
