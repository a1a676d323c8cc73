/**
 * Keeps a preview where it is: links and forms lead nowhere, save for places on the same page. Where a link to another
 * page of the site would have led is told, as its path.
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
