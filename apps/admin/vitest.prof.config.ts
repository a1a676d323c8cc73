import base from "/work/wt/admin/apps/admin/vite.config.ts";
export default {
  ...base,
  test: {
    ...base.test,
    isolate: false,
    pool: "forks",
    maxWorkers: 1,
    execArgv: ["--cpu-prof", "--cpu-prof-dir=/tmp/prof"],
  },
};
