/** Keeps a preview where it is: links and forms lead nowhere, save for places on the same page. */
export function keepInside(page: Document) {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
  });
  page.addEventListener("submit", (event) => event.preventDefault());
}
