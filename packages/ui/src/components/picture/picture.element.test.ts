import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { picture, showPictures } from "./picture.element.ts";

testElements({ "c-picture": picture });

describe("c-picture", () => {
  it("is marked once its picture failed, and no more once another loads", () => {
    const host = mount('<c-picture><img src="/imagenes/no.webp" alt="Vena"></c-picture>');
    const image = host.querySelector("img");
    image?.dispatchEvent(new Event("error"));
    expect(host.hasAttribute("data-broken")).toBe(true);
    image?.dispatchEvent(new Event("load"));
    expect(host.hasAttribute("data-broken")).toBe(false);
  });

  it("takes a picture out of its noscript, and sees it fail", () => {
    const host = mount("<c-picture><noscript></noscript></c-picture>");
    const [late] = host.children;
    if (late) late.textContent = '<picture><img src="/imagenes/no.webp" alt="Vena &amp; arteria"></picture>';
    showPictures(document.body);
    const image = host.querySelector("img");
    expect(image?.alt).toBe("Vena & arteria");
    image?.dispatchEvent(new Event("error"));
    expect(host.hasAttribute("data-broken")).toBe(true);
  });
});
