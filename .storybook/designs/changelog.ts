const texts = (files: Record<string, string>): string[] => Object.values(files);

const released = texts(
  import.meta.glob<string>("../../packages/ui/CHANGELOG.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const pending = texts(
  import.meta.glob<string>("../../.changeset/*.md", { query: "?raw", import: "default", eager: true }),
);

/** The head of a change: which package it is of, and how large it is. */
const frontMatter = /^---\n[\s\S]*?\n---\n/;

/** The changes that are not released yet, then those of each release, in Markdown. */
export const changelog = [
  ...(pending.length === 0 ? [] : ["## La siguiente versión"]),
  ...pending.map((text) => text.replace(frontMatter, "").trim()),
  // The name of the package is the title of its changelog.
  ...released.map((text) => text.replace(/^# .*\n/, "")),
].join("\n\n");
