import { type Access, contract, type Route } from "@consultorio/api/contract";
import type { JsonLimits } from "@consultorio/api/http/body-limits";
import { limitsOf } from "@consultorio/api/http/limits-of";

export interface ApiRoute {
  method: string;
  /** With `x` for each part that is chosen by the caller; the collection and the document are ones that exist. */
  path: string;
  access: Access;
  /** Whether the call takes JSON. */
  takesJson: boolean;
  /** What that JSON may have at most. */
  limits: JsonLimits;
}

const routes: Route[] = Object.values(contract);

/** Every call of the API. A call that is added to the contract is tested from then on. */
export const apiRoutes: readonly ApiRoute[] = routes.map((route) => ({
  method: route.method,
  path: route.path.replace(/(?<=collections\/|unfinished\/):name/, "services").replaceAll(/:\w+/g, "x"),
  access: route.access,
  takesJson: route.body !== undefined,
  limits: limitsOf(route),
}));

/** Routes that change something. */
export const writingRoutes = apiRoutes.filter(({ method }) => method !== "GET");
