// For `setupFiles` of Vitest or Jest with jsdom: sections then render, and their elements do not throw.
import { installBrowserApis } from "../components/element/browser-apis.ts";

export { type FixtureName, fixture, fixtureNames } from "../registry/fixtures.ts";
export { installBrowserApis };

installBrowserApis();
