import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { DrawnPage } from "./document.ts";
import { attribute, type Element, elements, firstElement } from "./html-tree.ts";

/** How far below the screen pictures are fetched once somebody scrolls, in pixels: about as far as a browser does. */
const ahead = 1000;

/**
 * Puts each picture in its place: one that is seen at once, every other one when it is near. Until somebody scrolls,
 * presses or types, near is the screen itself. What only touches its edge, such as a carousel's next slide, is not seen.
 * A printed page has all of them.
 */
export const showPictures = `{
const late=()=>document.querySelectorAll("c-picture>noscript"),
show=(place)=>{for(const part of place.querySelectorAll("noscript"))part.outerHTML=part.textContent};
let near;
const watch=(rootMargin)=>{
if(near)near.disconnect();
near=new IntersectionObserver((places,own)=>{for(const {intersectionRatio,target} of places)if(intersectionRatio>0){own.unobserve(target);show(target)}},{rootMargin,threshold:.01});
for(const part of late())near.observe(part.parentElement)
};
addEventListener("DOMContentLoaded",()=>{
watch("0px");
for(const act of ["scroll","pointerdown","keydown"])addEventListener(act,()=>watch("${ahead}px 0px"),{once:true});
addEventListener("beforeprint",()=>show(document))
})}`;

/**
 * Has the pictures that wait (`loading="lazy"`) come with the reader: a browser by itself fetches those of the next two
 * screens before anybody scrolls, and every slide of a carousel. Each stands in a `<noscript>`, so that a page without
 * script has them all. Answers the styles that keep their room until then.
 */
export function delayPictures({ tree }: DrawnPage): string {
  const late = [...elements(tree)].filter(isLate);
  const head = firstElement(tree, "head");
  if (head === undefined || late.length === 0) return "";
  const shapes = new Set(late.map(wrapInNoscript));
  adopt(head, [...head.childNodes, ...parseFragment(`<script>${showPictures}</script>`).childNodes]);
  return `@media (scripting:enabled){${[...shapes].map(room).join("")}}`;
}

/** A picture's own proportions count in a box that has no height of its own. */
const room = (shape: string) =>
  shape && `c-picture:has(>[data-shape="${shape}"])::before{content:"";display:block;aspect-ratio:${shape}}`;

function isLate(place: Element): boolean {
  const image = place.tagName === "c-picture" ? firstElement(place, "img") : undefined;
  return image !== undefined && attribute(image, "loading") === "lazy";
}

/** Answers the proportions of the picture, or nothing where it does not name its size. */
function wrapInNoscript(place: Element): string {
  for (const { attrs } of elements(place)) {
    // Where there is script, a browser reads a noscript as text that ends at its end tag, even inside quotes.
    for (const attr of attrs) attr.value = attr.value.replaceAll(/<(?=\/noscript)/gi, "‹");
  }
  const [wrapper] = elements(parseFragment("<noscript></noscript>"));
  if (wrapper === undefined) throw new Error("No <noscript> came of parsing one.");
  const shape = shapeOf(firstElement(place, "img"));
  if (shape !== "") wrapper.attrs = [{ name: "data-shape", value: shape }];
  adopt(wrapper, place.childNodes);
  adopt(place, [wrapper]);
  return shape;
}

/** Width over height in the smallest numbers: `4/3`. */
function shapeOf(image: Element | undefined): string {
  const size = (name: string) => Number((image && attribute(image, name)) ?? 0);
  const [width, height] = [size("width"), size("height")];
  if (!(width > 0 && height > 0)) return "";
  const common = divisor(width, height);
  return `${width / common}/${height / common}`;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

function adopt(parent: Element, children: DefaultTreeAdapterTypes.ChildNode[]): void {
  for (const child of children) child.parentNode = parent;
  parent.childNodes = children;
}
