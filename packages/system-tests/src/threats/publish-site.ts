import { type DocumentName, documentNames, type Site } from "@consultorio/content";
import type { Administrator } from "@consultorio/testkit/server/administrator";

/** Saves every document of a site and publishes it. Throws with the answer if one is refused. */
export async function publishSite(administrator: Administrator, site: Site): Promise<void> {
  for (const name of documentNames) {
    const json = name === "selectedSections" ? site.selectedSections : { [name]: site[name] };
    await accepted(administrator, addresses[name] ?? `collections/${name}`, json);
  }
  await accepted(administrator, "update-sections", {});
}

const addresses: Partial<Record<DocumentName, string>> = {
  siteContent: "site-content",
  selectedSections: "selected-sections",
};

async function accepted(administrator: Administrator, address: string, json: unknown): Promise<void> {
  const { status, body } = await administrator.call(`/api/${address}`, { json });
  if (status !== 200) throw new Error(`${address} answered ${status}: ${JSON.stringify(body)}`);
}
