import { rm } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/testkit/browser";
import { builtCatalogue } from "./built-catalogue.ts";
import { photograph } from "./photographer.ts";
import { keepPicture } from "./picture-file.ts";
import { chosen, orphans, picturesOf, previewsFolder } from "./pictures.ts";

/**
 * `pnpm previews [Variant…]`: takes the pictures of each variant and page anew, and keeps those whose pixels
 * changed. Without a name it also removes pictures of what is gone.
 */

const subjects = process.argv.slice(2);
const { folder } = await builtCatalogue();
const all = await picturesOf(folder);
const pictures = chosen(all, subjects);
let kept = 0;
await photograph(folder, pictures, async ({ file }, pixels) => {
  const outcome = await keepPicture(join(previewsFolder, file), pixels);
  if (outcome === "same") return;
  kept += 1;
  console.log(`${outcome.padEnd(8)}${file}`);
});
for (const file of subjects.length === 0 ? await orphans(all) : []) {
  await rm(join(previewsFolder, file));
  console.log(`removed ${file}`);
}
console.log(`${pictures.length} pictures taken in the ${browserKind()} browser, ${kept} new or changed.`);
