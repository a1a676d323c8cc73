/** Dependencies run one way: content ← ui, content ← store ← publishing ← api ← server ← apps. Nothing imports an app. */
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
  erasure: ["base", "schema", "engine", "accounts", "revisions", "publications"],
  export: ["base", "schema", "engine", "publications"],
};
const storeRules = Object.entries(storeFolders).map(([folder, imported]) => ({
  name: `store-${folder}-imports`,
  severity: "error",
  from: { ...from(`packages/store/src/${folder}`), pathNot: "\\.test\\.ts$" },
  to: { path: "^packages/store/src/", pathNot: `^packages/store/src/(${[folder, ...imported].join("|")})/` },
}));

/** The folders of packages/content: each may import the ones before it, so that there is no circle between them. */
const contentFolders = [
  "signs",
  "schema",
  "input",
  "data",
  "site",
  "ready-sites",
  "clinic",
  "pictures",
  "records",
  "seo",
  "search",
  "checks",
  "document-shape",
  "content-plan",
  "field-places",
];
const contentRules = contentFolders.slice(0, -1).map((folder, index) => ({
  name: `content-${folder}-imports-lower-folders`,
  severity: "error",
  from: { ...from(`packages/content/src/${folder}`), pathNot: "\\.test\\.ts$" },
  to: { path: `^packages/content/src/(${contentFolders.slice(index + 1).join("|")})/` },
}));
/** The folders of apps/admin: each may import the ones before it, so that there is no circle between them. */
const adminFolders = [
  "api",
  "components",
  "components/browser",
  "components/buttons",
  "components/dialogs",
  "components/pictures",
  "components/changes",
  "components/passwords",
  "document-editor/document",
  "document-editor/fields",
  "document-editor/lists",
  "document-editor/form",
  "document-editor/saving",
  "field-places",
  "live-preview",
  "section-variants",
  "screen",
  "first-run",
  "features/[^/]+",
  "app",
];
const adminSource = "^apps/admin/src";
const adminRules = [
  ...adminFolders.slice(0, -1).map((folder, index) => ({
    name: `admin-${folder.replace("/[^/]+", "")}-imports-lower-folders`,
    severity: "error",
    from: { path: `${adminSource}/${folder}/[^/]+$`, pathNot: "\\.test\\.tsx?$" },
    to: { path: `${adminSource}/(${adminFolders.slice(index + 1).join("|")})/[^/]+$` },
  })),
  {
    name: "admin-features-stand-alone",
    comment:
      "A feature is one screen: what two screens share is in a lower folder, save for the notes of reviewers.",
    severity: "error",
    from: { path: `${adminSource}/features/([^/]+)/` },
    to: {
      path: `${adminSource}/features/`,
      pathNot: [`${adminSource}/features/$1/`, `${adminSource}/features/review/review-(links|notes)\\.tsx$`],
    },
  },
];

/** Tests and stories of packages/ui, which may draw on anything: nothing imports them. */
const uiTest = "\\.(test|stories)\\.tsx?$|-stor(y|ies)\\.tsx?$";

/** Files of packages/ui with the names of section types and variants. */
const uiNames =
  "^packages/ui/src/(registry/catalog|sections/(contract/define-variants|[^/]+/[^/]+\\.variants))\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "content-stands-alone",
      comment: "What the site says depends on the list of its pictures alone, on no React and on no I/O.",
      severity: "error",
      from: { ...from("packages/content"), pathNot: "\\.(test|config)\\.ts$" },
      to: {
        path: "^(packages/(?!content|pictures)|apps/)|node_modules/(react|next|kysely|pg)/",
        dependencyTypesNot: ["npm-dev"],
      },
    },
    {
      name: "pictures-stand-alone",
      comment: "Which pictures exist: the run-time half.",
      severity: "error",
      from: from("packages/pictures"),
      to: { path: "^(packages/(?!pictures)|apps/)" },
    },
    {
      name: "pictures-load-in-a-browser",
      comment:
        "The list of pictures and the vessels are drawn in pages: no fonts and no colour library with them.",
      severity: "error",
      from: {
        path: "^packages/(ui/src|pictures/src/(index|list/|drawing/vessel))",
        pathNot: "\\.test\\.ts$|^packages/ui/src/theme/",
      },
      to: { path: "^packages/pictures/src/(files|drawing/(?!vessel))|node_modules/(fontkit|culori)/" },
    },
    {
      name: "sections-know-no-theme",
      comment:
        "A section has roles for colours; which colours these are, and the library that derives them, stay out of it.",
      severity: "error",
      from: { path: "^packages/ui/src/(sections|components|elements)/" },
      to: { path: "^packages/ui/src/theme/.*\\.ts$" },
    },
    {
      name: "artwork-draws-pictures",
      severity: "error",
      from: from("packages/artwork"),
      to: { path: "^(packages/(?!artwork|pictures)|apps/)" },
    },
    {
      name: "artwork-is-for-drawing",
      comment: "Nothing that runs depends on what draws the pictures.",
      severity: "error",
      from: { pathNot: "^packages/artwork/" },
      to: { path: "^packages/artwork/" },
    },
    {
      name: "ui-draws-only",
      comment: "The library knows what the site says and its pictures: no store, no app, no Next.",
      severity: "error",
      from: { ...from("packages/ui"), pathNot: "^packages/ui/(test/|vitest\\.config\\.ts$)" },
      to: { path: "^(packages/(store|testkit)|apps/)|node_modules/next/" },
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
      name: "publishing-renders",
      comment: "Publishing knows the site, its looks and the store. The server and the API come after it.",
      severity: "error",
      from: from("packages/publishing"),
      to: { path: "^(packages/(?!publishing|content|pictures|store|ui)|apps/)|node_modules/next/" },
    },
    {
      name: "api-answers",
      comment: "The API uses the store and publishing. It does not know how a request reaches it.",
      severity: "error",
      from: from("packages/api"),
      to: { path: "^(packages/(?!api|content|publishing|store|ui)|apps/)|node_modules/next/" },
    },
    {
      name: "contract-stands-alone",
      comment: "Browsers load the contract: it has schemas and no code of the server.",
      severity: "error",
      from: { path: "^packages/api/src/contract/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/(?!content)", pathNot: "^packages/api/src/contract/" },
    },
    {
      name: "server-serves",
      comment:
        "The server joins publishing, the API and the store. Folders of the built apps are passed to it.",
      severity: "error",
      from: { ...from("packages/server"), pathNot: "\\.test\\.ts$|/testing/|/vitest\\.config\\.ts$" },
      to: { path: "^(packages/(?!server|api|content|publishing|store)|apps/)" },
    },
    {
      name: "nothing-imports-an-app",
      severity: "error",
      from: { pathNot: "^(apps|packages/system-tests)/" },
      to: { path: "^apps/" },
    },
    {
      name: "only-tests-import-tests",
      severity: "error",
      from: {
        pathNot:
          "^packages/(testkit|system-tests)/|\\.test\\.tsx?$|/testing/|^apps/admin/test/|^\\.storybook/|\\.config\\.ts$",
      },
      to: { path: "^packages/(testkit|system-tests)/" },
    },
    {
      name: "admin-asks-the-api",
      comment: "The administrator's area reaches the store through the API's contract alone.",
      severity: "error",
      from: { ...from("apps/admin"), pathNot: "\\.test\\.tsx?$|/test/" },
      to: { path: "^(packages/(store|server|publishing)|packages/api/src/(?!contract/)|apps/site)" },
    },
    {
      name: "site-is-thin",
      comment: "The Next app renders pages. It reaches the server through one module.",
      severity: "error",
      from: from("apps/site"),
      to: { path: "^packages/(store|publishing|api)/" },
    },
    {
      name: "data-only-catalog",
      comment: "An app that asks for names loads names alone: no React, no schemas of the content, no zod.",
      severity: "error",
      from: { path: uiNames },
      to: { pathNot: uiNames, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "data-only-contracts",
      comment: "Plain Node imports the contracts without React.",
      severity: "error",
      from: { path: "^packages/ui/src/(registry/contracts\\.ts|sections/(contract/|.*\\.contract\\.ts))" },
      to: { path: "\\.tsx$|node_modules/react" },
    },
    // packages/ui: theme and strings ← components ← sections ← registry ← pages.
    {
      name: "ui-component-folders-make-no-circle",
      scope: "folder",
      severity: "error",
      from: { path: "^packages/ui/src/(components|strings|theme)" },
      to: { circular: true, path: "^packages/ui/src" },
    },
    {
      name: "ui-components-know-no-section",
      severity: "error",
      from: { path: "^packages/ui/src/(components|strings|theme)/", pathNot: uiTest },
      // The parts of which a host makes a section of its own are exported together.
      to: {
        path: "^packages/ui/src/(sections|registry|pages|elements)/",
        pathNot: "^packages/ui/src/sections/contract/with-defaults\\.ts$",
      },
    },
    {
      name: "ui-sections-know-no-page",
      severity: "error",
      from: { path: "^packages/ui/src/sections/", pathNot: uiTest },
      to: { path: "^packages/ui/src/(registry|pages|elements)/" },
    },
    {
      name: "ui-sections-say-the-hosts-words",
      comment:
        "What is drawn takes its words from useMessages. A contract selects for the clinic, in Spanish.",
      severity: "error",
      from: {
        path: "^packages/ui/src/(components|sections)/",
        pathNot: [uiTest, "\\.contract\\.ts$", "/collection-items\\.ts$"].flat(),
      },
      to: { path: "^packages/ui/src/strings/" },
    },
    {
      name: "ui-sections-stand-alone",
      comment: "A type takes from another type only what is named here, and never in a circle.",
      severity: "error",
      from: { path: "^packages/ui/src/sections/([^/]+)/", pathNot: uiTest },
      to: {
        path: "^packages/ui/src/sections/",
        pathNot: [
          "^packages/ui/src/sections/($1|contract|collection)/",
          "^packages/ui/src/sections/nav-menu/nav-menu\\.(contract\\.ts|props\\.ts|variants\\.ts|tsx)$",
          "^packages/ui/src/sections/call-to-action-individual/lead-sentence\\.ts$",
        ],
      },
    },
    {
      name: "ui-shared-section-parts-stand-alone",
      severity: "error",
      from: { path: "^packages/ui/src/sections/(contract|collection)/", pathNot: uiTest },
      to: { path: "^packages/ui/src/sections/(?!contract|collection)" },
    },
    {
      name: "ui-registry-knows-no-page",
      severity: "error",
      from: { path: "^packages/ui/src/registry/", pathNot: uiTest },
      to: { path: "^packages/ui/src/(pages|elements)/" },
    },
    {
      name: "ui-pages-one-way",
      comment: "site-page.tsx draws every page; none of them imports it or another kind of page.",
      severity: "error",
      from: { path: "^packages/ui/src/pages/([^/]+)/", pathNot: uiTest },
      to: { path: "^packages/ui/src/(pages/(?!$1/)|elements)" },
    },
    ...contentRules,
    ...adminRules,
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(bun:|virtual:)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/ui/examples/|(^|/)(dist|\\.next|\\.turbo|test-results|storybook-static)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default", "node"],
    },
  },
};
