import { type Access, contract, type Route } from "@consultorio/api/contract";

export interface ApiRoute {
  method: string;
  /** With `x` for each part that is chosen by the caller; the collection and the document are ones that exist. */
  path: string;
  access: Access;
  /** Whether the call takes JSON. */
  takesJson: boolean;
}

const routes: Route[] = Object.values(contract);

/** Every call of the API. A call that is added to the contract is tested from then on. */
export const apiRoutes: readonly ApiRoute[] = routes.map(({ method, path, access, body }) => ({
  method,
  path: path.replace(/(?<=collections\/|unfinished\/):name/, "services").replaceAll(/:\w+/g, "x"),
  access,
  takesJson: body !== undefined,
}));

/** Routes that change something. */
export const writingRoutes = apiRoutes.filter(({ method }) => method !== "GET");
