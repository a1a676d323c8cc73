export default { test: { environment: "jsdom", setupFiles: ["@consultorio/ui/testing"] } };
