import { expect, it } from "vitest";
import { documentText, withoutRuntime } from "../html/document.ts";
import { styleClasses } from "./style-classes.ts";

function made(body: string) {
  const page = withoutRuntime(`<html><head></head><body>${body}</body></html>`, () => false);
  const classes = styleClasses(page);
  return { classes: Object.fromEntries(classes), text: documentText(page) };
}

it("has one class for all elements of the same style", () => {
  const { classes, text } = made('<p class="a" style="--x:1"></p><p style="--x:1"></p><p style="top:0"></p>');
  expect(classes).toEqual({ "style-0": "--x:1", "style-1": "top:0" });
  expect(text).toContain('<p class="a style-0"></p><p class="style-0"></p><p class="style-1"></p>');
});

it.each(["color:red}b{top:0", "color:'red", "a{top:0}", "content:'</style>'", "color:red/*"])(
  "leaves %s, which could reach other rules",
  (style) => {
    const { classes, text } = made(`<p style="${style}"></p>`);
    expect(classes).toEqual({});
    expect(text).toContain('<p style="');
  },
);
