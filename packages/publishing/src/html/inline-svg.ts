import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesFolder } from "@consultorio/pictures/files";
import { plainPath } from "../assets/picture-files.ts";
import { forever } from "../http/cache-control.ts";
import { drawingPolicy } from "../http/content-security-policy.ts";
import { makeStaticResponse, type StaticResponse } from "../http/static-response.ts";
import type { DrawnPage } from "./document.ts";
import { attribute, elements } from "./html-tree.ts";

const prefix = "/imagenes/";

/** Most characters of a drawing that a page carries itself: a request would cost more. */
const smallDrawing = 2048;

/** The line drawings of the library, for pages that shall not wait for them one by one. */
export class SvgDrawings {
  readonly #isServed: (path: string) => boolean;
  readonly #texts = new Map<string, Promise<string>>();

  constructor(isServed: (path: string) => boolean) {
    this.#isServed = isServed;
  }

  /** Whether there is a drawing at a path, with or without a hash. */
  has(address: string): boolean {
    const path = plainPath(address);
    return path.startsWith(prefix) && path.endsWith(".svg") && this.#isServed(path);
  }

  /** The drawing at a path, with or without a hash; null where there is none. */
  async text(address: string): Promise<string | null> {
    const path = plainPath(address);
    if (!this.has(path)) return null;
    const reading = this.#texts.get(path) ?? readFile(join(filesFolder, path.slice(prefix.length)), "utf8");
    this.#texts.set(path, reading);
    return reading;
  }

  /** The drawing as it is sent at an address with its hash, compressed with more effort; null where there is none. */
  async resource(address: string): Promise<StaticResponse | null> {
    const text = await this.text(address);
    if (text === null) return null;
    return makeStaticResponse(Buffer.from(text), {
      "Content-Type": "image/svg+xml",
      "Cache-Control": forever,
      "Content-Security-Policy": drawingPolicy,
    });
  }
}

const drawingUrl = /url\(\s*(['"]?)(\/imagenes\/[^'")]+\.svg)\1\s*\)/g;

/** Puts small drawings that `style` attributes name into those attributes. */
export async function inlineDrawings({ tree }: DrawnPage, drawings: SvgDrawings): Promise<void> {
  for (const { attrs } of elements(tree)) {
    const style = attrs.find(({ name }) => name === "style");
    if (style === undefined) continue;
    for (const [whole, , path = ""] of style.value.matchAll(drawingUrl)) {
      const text = await drawings.text(path);
      if (text !== null && text.length <= smallDrawing)
        style.value = style.value.replace(whole, dataUrl(text));
    }
  }
}

/** Gives pictures of drawings the size that the drawing itself names, so that nothing moves when they come. */
export async function sizeDrawings({ tree }: DrawnPage, drawings: SvgDrawings): Promise<void> {
  for (const image of elements(tree)) {
    if (image.tagName !== "img" || attribute(image, "width") !== undefined) continue;
    const text = await drawings.text(attribute(image, "src") ?? "");
    const [, width, height] = text?.match(/^<svg[^>]* width="(\d+)" height="(\d+)"/) ?? [];
    if (width === undefined || height === undefined) continue;
    image.attrs = [
      ...image.attrs.filter(({ name }) => name !== "height"),
      { name: "width", value: width },
      { name: "height", value: height },
    ];
  }
}

const dataUrl = (svg: string) =>
  `url("data:image/svg+xml,${svg
    .trim()
    .replace(/[%#<>"\n]/g, (character) => (character === '"' ? "'" : encodeURIComponent(character)))}")`;
