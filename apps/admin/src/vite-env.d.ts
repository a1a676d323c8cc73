declare module "virtual:ui-tokens.css" {}

/** What `vite/variant-places.ts` found. */
declare module "virtual:field-places" {
  type Found = import("#vite/variant-places.ts").FoundPlaces;
  const variants: Found["variants"];
  export default variants;
  export const nowhere: Found["nowhere"];
}
