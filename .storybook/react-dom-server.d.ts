/** The part that the docs use. Its types belong to `packages/ui`, where the library is drawn. */
declare module "react-dom/server" {
  export function renderToStaticMarkup(element: import("react").ReactNode): string;
  export function renderToString(element: import("react").ReactNode): string;
}
