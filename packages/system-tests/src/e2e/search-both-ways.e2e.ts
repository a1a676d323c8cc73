import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sample } from "@consultorio/testkit/long-form";
import type { Page } from "@playwright/test";
import { expect, test } from "./site-fixture.ts";

/** Queries of patients: the tables of the help levels. */
const tables = join(import.meta.dirname, "../../../content/src/search/questions");
const questions = globSync("**/*.txt", { cwd: tables })
  .sort()
  .flatMap((name) => readFileSync(join(tables, name), "utf8").split("\n"))
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Queries that the tables do not have: markup, which has to stay text, an unknown word, a number, a single topic. */
const others = ["<img src=x onerror=alert(1)>", '"&quot; $& </p>', "zzzz", "112", "embarazo"];

const field = (page: Page) => page.getByRole("searchbox", { name: "¿Qué buscas?" });

/** The answer that the server sends for a question, and the one that the page gives as it is typed. */
async function answers(page: Page, question: string) {
  await field(page).fill("");
  await expect(page.locator("c-search")).not.toHaveAttribute("data-help");
  await field(page).fill(question);
  await expect(page.locator("c-search")).toHaveAttribute("data-help");
  return page.evaluate(async (query) => {
    const read = (root: Document) => {
      const host = root.querySelector<HTMLElement>("c-search");
      const inner = (selector: string) => host?.querySelector(selector)?.innerHTML;
      return {
        help: host?.dataset.help,
        state: host?.dataset.state,
        field: host?.querySelector("input")?.value,
        text: inner("[data-answer]"),
        results: inner("[data-results]"),
      };
    };
    const response = await fetch(`/buscar?${new URLSearchParams({ q: query })}`);
    const answered = new DOMParser().parseFromString(await response.text(), "text/html");
    return { withoutScript: read(answered), withScript: read(document) };
  }, question);
}

test("a question has the same answer with script and without", async ({ page }) => {
  await page.goto("/buscar");
  for (const question of [...sample(questions, 12), ...others]) {
    const { withoutScript, withScript } = await answers(page, question);
    expect(withScript, question).toEqual(withoutScript);
  }
});

test("the data is fetched when the field is used, and kept", async ({ page, server }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().endsWith(".json") && fetched.push(request.url()));
  await page.goto("/buscar");
  expect(fetched).toEqual([]);
  await field(page).focus();
  await field(page).fill("várices");
  await expect(page.getByRole("status")).toContainText("sobre «várices»");
  await field(page).fill("pie frío");
  await expect(page.getByRole("status")).toContainText("sobre «pie frío»");
  expect(fetched).toHaveLength(1);
  const { headers } = await fetch(fetched[0] ?? server.origin);
  expect(headers.get("cache-control")).toContain("immutable");
});

test("the server answers where the data does not come, and the emergency card is there meanwhile", async ({
  page,
}) => {
  await page.route("**/assets/*.json", (route) => route.abort());
  await page.goto("/buscar");
  await field(page).fill("me duele el pecho");
  await expect(page.getByRole("main").getByRole("link", { name: "Llamar al 911" })).toBeVisible();
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/\?q=me\+duele\+el\+pecho/);
  const alarm = page.getByText("Puede ser una emergencia: llama al 911");
  await expect(alarm).toBeVisible();
  await field(page).fill("me duele");
  await expect(alarm).toBeHidden();
  await field(page).fill("me duele el pecho");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(alarm).toBeVisible();
});
