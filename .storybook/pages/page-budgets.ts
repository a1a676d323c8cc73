import type { Response } from "playwright";
import { type Catalogue, storyTimeout } from "../browser/catalogue.ts";

interface PageBudget {
  name: string;
  /** Address of the page in the catalogue, without the interface around it. */
  address: string;
  /** The content of the page when it is whole. */
  end: string;
  requests: number;
  /** Before compression. */
  megabytes: number;
}

/**
 * Two and a half megabytes of each are Storybook's own: the code that draws a story, and the blocks of its docs; a host
 * compresses them to a third. Half of one is the bundled site. On a page of one design or one type the pictures are
 * lossless.
 */
export const pageBudgets: PageBudget[] = [
  {
    name: "the page of a type",
    address: "iframe.html?id=secciones-hero-todos-los-diseños--siblings&viewMode=story",
    end: "figure img",
    requests: 42,
    megabytes: 3.9,
  },
  {
    name: "the page of a variant",
    address: "iframe.html?id=secciones-hero-split--docs&viewMode=docs",
    end: "h2:has-text('Contrato')",
    requests: 60,
    megabytes: 4.3,
  },
  {
    name: "the welcome",
    address: "iframe.html?id=bienvenida--docs&viewMode=docs",
    end: "h2:has-text('Para quien programa')",
    requests: 78,
    megabytes: 4.3,
  },
  {
    name: "the page of all designs",
    address: "iframe.html?id=todos-los-diseños--docs&viewMode=docs",
    end: "a:has-text('HeaderClassic')",
    requests: 98,
    megabytes: 4.6,
  },
];

/** Opens a page as a reader does, and reports requests beyond its budget. */
export async function overBudget({ browser, origin }: Catalogue, budget: PageBudget): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(storyTimeout);
  try {
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(`${origin}/${budget.address}`);
    await page.locator(budget.end).first().waitFor();
    await page.waitForLoadState("networkidle");
    const bodies = await Promise.all(responses.map((response) => response.body()));
    const megabytes = bodies.reduce((sum, { length }) => sum + length, 0) / 1e6;
    return [
      ...over("requests", responses.length, budget.requests),
      ...over("MB", Number(megabytes.toFixed(2)), budget.megabytes),
    ];
  } finally {
    await page.close();
  }
}

const over = (unit: string, count: number, most: number): string[] =>
  count > most ? [`${count} ${unit}, where ${most} are allowed`] : [];
