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

  it.each([
    {
      picture: "that failed before",
      decoded: () => Promise.reject(new Error("It is no picture.")),
      broken: true,
    },
    // Firefox gives no width to a drawing that names none itself.
    { picture: "without a width of its own", decoded: () => Promise.resolve(), broken: false },
  ])("knows a picture $picture: broken is $broken", async ({ decoded, broken }) => {
    const image = document.createElement("img");
    const facts = { complete: true, naturalWidth: 0, currentSrc: "/dibujo.svg", decode: decoded };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(image, name, { value });
    const host = document.createElement("c-picture");
    host.append(image);
    document.body.append(host);
    await new Promise((done) => setTimeout(done));
    expect(host.hasAttribute("data-broken")).toBe(broken);
  });
});
