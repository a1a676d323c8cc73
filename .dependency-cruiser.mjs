/** Dependencies run one way: content ← ui ← apps, content ← store ← site. Nothing imports an app. */
const from = (path) => ({ path: `^${path}/` });

/** The folders of packages/store, each with those that it imports: no circle between them. Files at the top import any. */
const storeFolders = {
  base: [],
  schema: ["base"],
  engine: ["base", "schema"],
  accounts: ["base", "schema", "engine"],
  revisions: ["base", "schema", "engine", "accounts"],
  publications: ["base", "schema", "engine", "accounts", "revisions"],
  media: ["base", "schema", "engine", "accounts"],
  review: ["base", "schema", "engine", "accounts", "revisions"],
  export: ["base", "schema", "engine", "publications"],
};
const storeRules = Object.entries(storeFolders).map(([folder, imported]) => ({
  name: `store-${folder}-imports`,
  severity: "error",
  from: { ...from(`packages/store/src/${folder}`), pathNot: "\\.test\\.ts$" },
  to: { path: "^packages/store/src/", pathNot: `^packages/store/src/(${[folder, ...imported].join("|")})/` },
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
    ...storeRules,
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
