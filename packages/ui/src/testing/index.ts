// For `setupFiles` of Vitest or Jest with jsdom: sections then render, and their elements do not throw.
import { installBrowserApis } from "../components/element/browser-apis.ts";

export { type FixtureName, fixtureNames } from "../registry/fixture-sites.ts";
export { fixture } from "../registry/fixtures.ts";
export { installBrowserApis };

installBrowserApis();
