import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Whether a variant draws the same HTML for both. A stress story that draws what Default draws shows nothing. */
export function drawsTheSame<Props extends object>(
  variant: ComponentType<Props>,
  one: Props,
  other: Props,
): boolean {
  const html = (props: Props) => renderToStaticMarkup(createElement(variant, props));
  return html(one) === html(other);
}
