import type { Page } from "@playwright/test";
import { test as base } from "./site-fixture.ts";

interface Fixtures {
  /**
   * Violations of the policy by pages and their frames, messages in the console, dialogs, and requests to other hosts, in
   * order.
   */
  reports: string[];
}

/** `test` that listens to every page which it opens. */
export const test = base.extend<Fixtures>({
  reports: async ({ context, server }, use) => {
    const reports: string[] = [];
    await context.exposeFunction("reportViolation", (line: string) => reports.push(line));
    await context.addInitScript(() => {
      document.addEventListener(
        "securitypolicyviolation",
        ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
          const report: unknown = Reflect.get(window, "reportViolation");
          if (typeof report === "function")
            report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
        },
      );
    });
    // A test may have its page before this.
    for (const page of context.pages()) watch(page, server.origin, reports);
    context.on("page", (page) => watch(page, server.origin, reports));
    await use(reports);
  },
});

function watch(page: Page, origin: string, reports: string[]): void {
  page.on("pageerror", (error) => reports.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error")
      reports.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on("dialog", async (dialog) => {
    // The editor asks before it leaves what is not saved.
    if (dialog.type() === "beforeunload") return dialog.accept();
    reports.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && requested !== origin)
      reports.push(`${page.url()}: foreign request ${request.url()}`);
  });
}

/** The message in the console for an address that does not exist. */
export const withoutMissing = (reports: readonly string[]): string[] =>
  reports.filter((line) => !line.includes("status of 404"));
