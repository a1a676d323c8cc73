// Writes the home page as files for any web server.
import { cpSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Home } from "./built/practice.js";

const library = dirname(fileURLToPath(import.meta.resolve("@consultorio/ui/styles.css")));
for (const file of ["styles.css", "fonts.css", "fonts", "elements"])
  cpSync(join(library, file), join("site/consultorio", file), { recursive: true });
cpSync("public", "site", { recursive: true });
writeFileSync(
  "site/index.html",
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Meridian Eye Clinic</title>
    <link rel="stylesheet" href="/consultorio/fonts.css">
    <link rel="stylesheet" href="/consultorio/styles.css">
    <script type="module" src="/consultorio/elements/elements.js"></script>
  </head>
  <body style="margin: 0">${renderToStaticMarkup(createElement(Home))}</body>
</html>
`,
);
