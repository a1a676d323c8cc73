import { expect, it } from "vitest";
import { defineElement } from "./define-element.ts";
import { mount } from "./element-testing.ts";

it("connects once for each time in the page, and ends each", () => {
  const log: string[] = [];
  defineElement("c-probe", (_host, signal) => {
    log.push("start");
    signal.addEventListener("abort", () => log.push("end"));
  });
  const probe = mount("<c-probe></c-probe>");
  probe.remove();
  document.body.append(probe);
  expect(log).toEqual(["start", "end", "start"]);
});
