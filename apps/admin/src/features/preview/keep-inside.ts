/**
 * Keeps a preview on its page: only links to places on the same page work, and no form is sent. `onLeave` gets the path
 * of a link to another page of the site.
 */
export function keepInside(page: Document, onLeave: (path: string) => void) {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const address = link?.getAttribute("href") ?? "#";
    if (address.startsWith("#")) return;
    event.preventDefault();
    if (/^\/(?!\/)/.test(address)) onLeave(new URL(address, page.baseURI).pathname);
  });
  page.addEventListener("submit", (event) => event.preventDefault());
}
