import { makeStaticResponse } from "@consultorio/publishing/http/static-response";
import { PublishBusy, PublishFailed } from "@consultorio/publishing/publish-error";
import { StoreError } from "@consultorio/store";
import { describe, expect, it, vi } from "vitest";
import { publishForBuild } from "./first-start.ts";

const overtaken = new StoreError("publication-overtaken");

/** A public site, or none, made by a build; the second look shows what another instance published meanwhile. */
async function siteOf(build: string | null, later: string | null = build) {
  const page = async (name: string) => makeStaticResponse(Buffer.from("x"), { "X-Consultorio-Build": name });
  const pages = new Map([
    ["mine", await page("mine")],
    ["other", await page("other")],
  ]);
  const looks = [build];
  let shown: string | null = null;
  return {
    get: () => pages.get(shown ?? ""),
    publication: () => (shown === null ? null : { id: "p", revisionId: "r", generation: 1 }),
    load: async () => {
      const next = looks.shift();
      shown = next === undefined ? later : next;
    },
  };
}

function publisher(...refusals: Error[]) {
  return {
    publish: vi.fn(async () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { id: "p", version: 1, notice: null };
    }),
  };
}

describe("at start", () => {
  it("the draft becomes public when nothing is public", async () => {
    const { publish } = publisher();
    await publishForBuild({ publish }, await siteOf(null), "mine");
    expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), {});
  });

  it("pages of another build are rendered again from their own revision", async () => {
    const { publish } = publisher();
    await publishForBuild({ publish }, await siteOf("other"), "mine");
    expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), { revisionId: "r" });
  });

  it("a publication of this build stays", async () => {
    const { publish } = publisher();
    await publishForBuild({ publish }, await siteOf("mine"), "mine");
    expect(publish).not.toHaveBeenCalled();
  });

  it("the faster of several instances is content enough", async () => {
    const { publish } = publisher(overtaken);
    await publishForBuild({ publish }, await siteOf(null, "mine"), "mine");
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it("pages of a faster instance of another build are rendered again", async () => {
    const { publish } = publisher(overtaken);
    await publishForBuild({ publish }, await siteOf(null, "other"), "mine");
    expect(publish.mock.calls.at(-1)).toEqual([expect.anything(), { revisionId: "r" }]);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it("waits for a running publication of an administrator, and accepts it", async () => {
    const { publish } = publisher(new PublishBusy());
    await publishForBuild({ publish }, await siteOf("other", "mine"), "mine");
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it("a database that is unavailable for a moment ends nothing", async () => {
    const { publish } = publisher(new StoreError("postgres-unreachable", { server: "db:5432" }));
    await publishForBuild({ publish }, await siteOf(null), "mine");
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it("reports a content that cannot be rendered", async () => {
    const { publish } = publisher(new PublishFailed([{ path: "/", message: "falta el título." }]));
    await expect(publishForBuild({ publish }, await siteOf(null), "mine")).rejects.toThrow(
      "falta el título.",
    );
  });
});
