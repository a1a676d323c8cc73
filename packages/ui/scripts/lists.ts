import type { Design } from "./designs.ts";

const byType = (designs: readonly Design[]) => Object.entries(Object.groupBy(designs, ({ type }) => type));

/** `llms.txt`, which tells a language model what the package has: https://llmstxt.org. */
export function llmsText(designs: readonly Design[]): string {
  const sections = byType(designs).map(([type, variants = []]) => {
    const [{ folder } = { folder: "" }] = variants;
    const lines = variants.map(({ id, description }) => `- ${id}: ${description}`);
    return `## ${type}, from "@consultorio/ui/sections/${folder}"\n\n${lines.join("\n")}\n`;
  });
  return `# @consultorio/ui

> Sections for the website of a medical or dental practice, in React: ${designs.length} designs of ${sections.length} types. They draw on the server or in the browser, need no Tailwind, and work without script.

- One module of the app calls \`configureConsultorio({ messages: english, routes, timeZone, emergencyNumber, link, image })\` of "@consultorio/ui/messages", and exports the sections that the app uses. Pages import them from there.
- The app imports "@consultorio/ui/styles.css" and "@consultorio/ui/fonts.css" once, and draws \`<Elements />\` of "@consultorio/ui/react" once.
- All designs of a type draw the same content. A design's own type has the properties that it draws; each has its meaning and default in its comment, in \`dist/sections/<type>/index.d.ts\`.
- A picture is \`{ src, alt, width, height }\`. Ways to reach the practice are \`contact: { book, call, message, urgent }\`.
- \`README.md\` of the package explains languages, themes, own sections, tests and styles. \`fixture("Hero")\` of "@consultorio/ui/fixtures" is an example of the content of each type.

${sections.join("\n")}`;
}

/** A design's picture, below the package's folder. */
export const pictureOf = ({ type, id }: Design): string => `previews/${type}/${id}.webp`;

/** `DESIGNS.md`: every design with its picture, whose address `picture` gives. */
export function designsPage(designs: readonly Design[], picture = pictureOf): string {
  const sections = byType(designs).map(([type, variants = []]) => {
    const cells = variants.map(
      (design) =>
        `| <img src="${picture(design)}" width="360" alt="${design.id}"> | **${design.id}**<br>${design.description} |`,
    );
    const [{ folder } = { folder: "" }] = variants;
    return `## ${type}\n\nFrom \`@consultorio/ui/sections/${folder}\`.\n\n| picture | design |\n| --- | --- |\n${cells.join("\n")}\n`;
  });
  return `# Designs

The ${designs.length} designs of the ${sections.length} types, with the example content of \`@consultorio/ui/fixtures\`. \`pnpm build\` writes this page.

${sections.join("\n")}`;
}
