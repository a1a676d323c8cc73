import { parseFragment } from "parse5";
import type { DrawnPage } from "./document.ts";
import { firstElement } from "./html-tree.ts";

/** From the load of a page until the request for its fonts, in milliseconds: by then the page is painted. */
const pause = 100;
/** Longest time that the rest of a page may hold its fonts up, in milliseconds. */
const longest = 3000;

/**
 * Loads the fonts of the stylesheet before it once the first screen is there; the fallbacks have the same measures. A
 * visitor from another page of the site has the fonts already, and gets them at once.
 */
export const showFonts = `{
const faces=document.currentScript.previousElementSibling,
show=()=>{faces.media="all"};
if(document.referrer.startsWith(location.origin+"/")){
show();
for(const [,href] of faces.textContent.matchAll(/url\\((.+?)\\)/g)){
const link=document.createElement("link");
Object.assign(link,{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href});
document.head.append(link)
}
}else{
addEventListener("load",()=>setTimeout(show,${pause}));
setTimeout(show,${longest})
}}`;

/** Puts the faces of fonts into a head, so that they come late. A page without script has them at once. */
export function delayFonts({ tree }: DrawnPage, faces: string): void {
  const head = firstElement(tree, "head");
  if (head === undefined || faces === "") return;
  const text = `<style media="(scripting:none)">${faces}</style><script>${showFonts}</script>`;
  for (const added of parseFragment(text).childNodes) {
    added.parentNode = head;
    head.childNodes.push(added);
  }
}
