const folders = /^.*[/\\]/s;
/** Controls, and signs that cannot be seen, such as those that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** The name of an upload as the library shows it: no folder, nothing that hides what it is called, 200 letters at most. */
export function uploadName(name: string): string {
  return name.replace(unseen, "").replace(folders, "").trim().slice(0, 200) || "archivo";
}
