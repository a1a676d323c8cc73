export { type Api, createApi } from "./create-api.ts";
export type { Services } from "./services.ts";
