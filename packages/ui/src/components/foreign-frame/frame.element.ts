import { asButtons } from "../dialog/dialog-openers.ts";
import { type Behaviour, numberFrom, onEnd, part } from "../element/define-element.ts";

/** The page in a frame can run scripts, use its own cookies and open new tabs; it cannot navigate this page. */
const allowed = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** How long a reader waits for the other site's page before the other ways are offered, in milliseconds. */
const loadTimeout = 8000;

/** The page of another site that `data-frame` names. Its own site in such a sandbox could leave it, and is refused. */
function frameSource(host: HTMLElement): string {
  const source = host.dataset.frame ?? "";
  if (!/^(?:https?:\/\/[^/]|about:blank$)/.test(source))
    throw new Error(`<${host.localName}>: cannot read its data-frame "${source}".`);
  if (new URL(source).origin === location.origin)
    throw new Error(`<${host.localName}>: its data-frame has to be of another site, not "${source}".`);
  return source;
}

/**
 * `<c-booking>` and `<c-map>`: `a[data-load]` leads to somebody else's page; with script, and only when it is pressed,
 * that page comes into `[data-stage]`, in a sandboxed frame named `data-title`. `data-state` is then `loading`,
 * `ready`, or `late` after `data-wait` milliseconds; `[data-status]`, a live region, says `data-loading` or
 * `data-late`. A page that comes late is shown all the same.
 */
export const frame: Behaviour = (host, signal) => {
  const opener = part(host, "a[data-load]", HTMLAnchorElement);
  const stage = part(host, "[data-stage]", HTMLElement);
  const status = part(host, "[data-status]", HTMLElement);
  const source = frameSource(host);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: "loading" | "ready" | "late", message = "") => {
    host.dataset.state = state;
    status.textContent = message;
  };
  const load = () => {
    if (host.dataset.state !== undefined) return;
    const page = document.createElement("iframe");
    page.setAttribute("sandbox", allowed);
    page.referrerPolicy = "no-referrer-when-downgrade";
    page.title = host.dataset.title ?? "";
    page.addEventListener("load", () => {
      clearTimeout(timer);
      show("ready");
    });
    page.src = source;
    show("loading", host.dataset.loading);
    timer = setTimeout(() => show("late", host.dataset.late), numberFrom(host, "wait", loadTimeout));
    stage.replaceChildren(page);
    page.focus();
  };

  asButtons(host, "[data-load]", signal);
  opener.addEventListener(
    "click",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      load();
    },
    { signal },
  );
  onEnd(signal, () => {
    clearTimeout(timer);
    opener.removeAttribute("role");
    stage.replaceChildren();
    status.textContent = "";
    delete host.dataset.state;
  });
};
