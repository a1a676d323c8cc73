import rules from "./.dependency-cruiser.mjs";

/**
 * No circle between folders, also inside a package. Tests and stories are left out: they may use what they test and what
 * shows it.
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circle-between-folders",
      scope: "folder",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: {
      path: `${rules.options.exclude.path}|\\.(test|stories|e2e)\\.tsx?$|/test/|/testing/`,
    },
  },
};
