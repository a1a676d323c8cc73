import { type Behaviour, hit, onEnd, part } from "../element/define-element.ts";

/** The page's preferred address, or its own address without the parameters of a search or a campaign. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? `${location.origin}${location.pathname}`;
}

const today = () => new Date().toLocaleDateString("es-MX", { dateStyle: "long" });

/**
 * `<c-share>`: shows its buttons, which the markup hides: `[data-print]`, and `[data-share]` where the system has a
 * share sheet. A link `a[data-send]`, the address of a messenger whose text is left out, gets the title and the address of
 * this page, with the fragment of the dialog around it. On paper `[data-printed]` says where and when the page was printed; its `data-words` have `{url}` and
 * `{date}`.
 */
export const share: Behaviour = (host, signal) => {
  const printed = part(host, "[data-printed]", HTMLElement);
  const buttons = [...host.querySelectorAll<HTMLElement>("[data-print], [data-share]")];
  for (const button of buttons) button.hidden = button.matches("[data-share]") && !("share" in navigator);

  const links = [...host.querySelectorAll<HTMLAnchorElement>("a[data-send]")];
  for (const link of links) {
    const dialog = link.closest("dialog");
    const address = pageAddress() + (dialog ? `#${dialog.id}` : "");
    link.href = `${link.dataset.send}${encodeURIComponent(`${document.title}\n${address}`)}`;
    link.hidden = false;
  }

  const send = async () => {
    try {
      await navigator.share({ title: document.title, url: pageAddress() });
    } catch (reason) {
      // The reader closed the sheet.
      if (!(reason instanceof DOMException && reason.name === "AbortError"))
        console.warn("<c-share>: the page could not be shared.", reason);
    }
  };
  host.addEventListener(
    "click",
    (event) => {
      if (hit(host, event, "[data-print]")) window.print();
      else if (hit(host, event, "[data-share]")) void send();
    },
    { signal },
  );
  window.addEventListener(
    "beforeprint",
    () => {
      const template = printed.dataset.words ?? "";
      printed.textContent = template.replace("{url}", pageAddress()).replace("{date}", today());
    },
    { signal },
  );
  onEnd(signal, () => {
    for (const button of [...buttons, ...links]) button.hidden = true;
    printed.textContent = "";
  });
};
