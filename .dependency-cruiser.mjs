/** Dependencies run one way: content ← ui ← apps, content ← store ← site. Nothing imports an app. */
const from = (path) => ({ path: `^${path}/` });

/** The folders of packages/content: each may import the ones before it, so that there is no circle between them. */
const contentFolders = ["schema", "data", "site", "clinic", "pictures", "records", "seo", "search", "checks"];
const contentRules = contentFolders.slice(0, -1).map((folder, index) => ({
  name: `content-${folder}-imports-lower-folders`,
  severity: "error",
  from: { ...from(`packages/content/src/${folder}`), pathNot: "\\.test\\.ts$" },
  to: { path: `^packages/content/src/(${contentFolders.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "content-stands-alone",
      comment: "What the site says depends on nothing of ours, on no React and on no I/O.",
      severity: "error",
      from: { ...from("packages/content"), pathNot: "\\.(test|config)\\.ts$" },
      to: {
        path: "^(packages/(?!content)|apps/)|node_modules/(react|next|kysely|pg)/",
        dependencyTypesNot: ["npm-dev"],
      },
    },
    {
      name: "imagery-stands-alone",
      severity: "error",
      from: from("packages/imagery"),
      to: { path: "^(packages/(?!imagery)|apps/)" },
    },
    {
      name: "ui-draws-only",
      comment: "The library knows what the site says and its pictures: no store, no app, no Next.",
      severity: "error",
      from: from("packages/ui"),
      to: { path: "^(packages/(store|browser)|apps/)|node_modules/next/" },
    },
    {
      name: "store-keeps-only",
      comment: "The store keeps documents: no React, no library, no app.",
      severity: "error",
      from: from("packages/store"),
      to: { path: "^(packages/(?!store|content)|apps/)|node_modules/(react|react-dom|next)/" },
    },
    {
      name: "nothing-imports-an-app",
      severity: "error",
      from: { pathNot: "^apps/" },
      to: { path: "^apps/" },
    },
    {
      name: "admin-asks-the-api",
      comment: "The administrator's area reaches the store through the API alone.",
      severity: "error",
      from: from("apps/admin"),
      to: { path: "^(packages/store|apps/site)" },
    },
    {
      name: "data-only-catalog",
      comment: "The catalog is imported by plain Node without React.",
      severity: "error",
      from: { path: "^packages/ui/src/(registry/(catalog|define-section)\\.ts|sections/.*\\.contract\\.ts)" },
      to: { path: "\\.tsx$|node_modules/react" },
    },
    ...contentRules,
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(bun:|virtual:)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.next|\\.turbo|test-results|storybook-static)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default", "node"],
    },
  },
};
