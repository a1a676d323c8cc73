import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every node below another, in the order of the document; the content of templates is not part of it. */
export function* descendants(parent: ParentNode): Generator<DefaultTreeAdapterTypes.ChildNode> {
  for (const child of [...parent.childNodes]) {
    yield child;
    if ("childNodes" in child) yield* descendants(child);
  }
}

/** Every element below a node, in the order of the document. */
export function* elements(parent: ParentNode): Generator<Element> {
  for (const node of descendants(parent)) if ("tagName" in node) yield node;
}

/** The first element of a name. */
export function firstElement(parent: ParentNode, tagName: string): Element | undefined {
  return elements(parent).find((element) => element.tagName === tagName);
}

/** An attribute's value, or undefined where it is absent. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text directly inside an element, such as that of a script. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Removes a node from its document. */
export function remove(node: DefaultTreeAdapterTypes.ChildNode): void {
  const siblings = node.parentNode?.childNodes;
  const index = siblings?.indexOf(node) ?? -1;
  if (index >= 0) siblings?.splice(index, 1);
}
