import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type PictureKind, pictures } from "@consultorio/pictures";
import { bundledSite } from "../../packages/content/src/data/index.ts";

const { diseases, symptoms, services, guides } = bundledSite;
const records = new Map(
  [...diseases, ...symptoms, ...[...services, ...guides].map(({ id, title }) => ({ id, name: title }))].map(
    ({ id, name }) => [id, name],
  ),
);
const kinds: Record<PictureKind, string> = {
  card: "tarjeta",
  page: "página",
  hero: "portada",
  banner: "franja",
  portrait: "retrato",
};

/** The Spanish name of each bundled picture, by its id: `Várices · tarjeta`, or what it shows. */
export function pictureNames(): Record<string, string> {
  const names = Object.entries(pictures).map(([id, { alt, kind }]) => {
    const record = records.get(id.replace(/-(?:home|page)$/, ""));
    return [id, `${record ?? alt} · ${kinds[kind]}`];
  });
  return Object.fromEntries(names.sort(bySpanish));
}

const files = join(import.meta.dirname, "../../packages/pictures/files/icons");

/** The Spanish name of each icon of a record, by its file's name without ending. */
export function iconNames(): Record<string, string> {
  const payments = bundledSite.siteContent.payments.methods.map(({ iconPath, name }) => [
    fileId(iconPath),
    name,
  ]);
  const known = new Map([...records, ...payments.map(([id = "", name = ""]) => [id, name] as const)]);
  const names = readdirSync(files).map((file) => {
    const id = file.replace(/\.svg$/, "");
    return [id, known.get(id) ?? id];
  });
  return Object.fromEntries(names.sort(bySpanish));
}

const fileId = (path: string): string =>
  path
    .split("/")
    .at(-1)
    ?.replace(/\.svg$/, "") ?? "";
const bySpanish = ([, a = ""]: string[], [, b = ""]: string[]): number => a.localeCompare(b, "es");
