import { cleanText } from "@consultorio/content";

const folders = /^.*[/\\]/s;
const breaks = /[\t\n]/g;

/** The name of an upload for the library: no folder, no characters that disguise it, 200 letters at most. */
export function uploadName(name: string): string {
  return (
    cleanText(name).replace(breaks, "").replace(folders, "").trim().slice(0, 200).toWellFormed() || "archivo"
  );
}
