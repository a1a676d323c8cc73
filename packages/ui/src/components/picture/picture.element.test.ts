import { describe, expect, it } from "vitest";
import { mount, testElements } from "../element/element-testing.ts";
import { picture } from "./picture.element.ts";

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
});
