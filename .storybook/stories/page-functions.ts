/** Functions that run inside the page of a story. Playwright sends each as text, so none uses a value of this file. */

/** One axe rule that a story breaks, with the HTML of each node that breaks it. */
interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

interface StoryReport {
  type: string;
  status: "passed" | "failed" | "warning";
  result?: { violations?: Violation[]; error?: unknown };
}

interface Thrown {
  message: string;
}

/** Storybook's events while it shows a story, by name. */
interface StoryEvents {
  docsRendered: string;
  storyFinished: { storyId: string; status: "success" | "error"; reporters: StoryReport[] };
  storyMissing: unknown;
  storyErrored: { title: string; description: string };
  storyThrewException: Thrown;
  playFunctionThrewException: Thrown;
  unhandledErrorsWhilePlaying: Thrown[];
}

interface Channel {
  on<Name extends keyof StoryEvents>(name: Name, listener: (event: StoryEvents[Name]) => void): void;
  emit(name: "setCurrentStory", selection: { storyId: string; viewMode: "story" | "docs" }): void;
  emit(name: "updateGlobals", change: { globals: { theme: string } }): void;
}

interface LoadedStory {
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    a11y: { test?: string };
  };
  storyGlobals?: { viewport?: { value?: string } };
}

/** Storybook's report of one run of a story. */
export interface StoryRun {
  /** The errors, with their origin: in the play function, while drawing, or by a callback of the story. */
  errors: { source: "play" | "story" | "unhandled"; message: string }[];
  /** `unfinished` where the story could not be loaded or took too long. */
  status: "success" | "error" | "unfinished";
  /** The findings of axe and other checks. `error` says why a check could not run. */
  reports: { type: string; failed: boolean; violations: Violation[]; error: string | null }[];
}

declare global {
  var __STORYBOOK_PREVIEW__:
    | {
        currentRender?: { id?: string; phase?: string };
        storyStoreValue?: unknown;
        loadStory(selection: { storyId: string }): Promise<LoadedStory>;
      }
    | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  /** The story that is being run, or the page of docs; events between two go nowhere. */
  var currentRun:
    | {
        storyId: string;
        viewMode: "story" | "docs";
        errors: StoryRun["errors"];
        end: (run: StoryRun) => void;
      }
    | undefined;
}

/** Storybook has read its index, so a story can be chosen. */
export function previewIsReady(): boolean {
  return globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;
}

/** The options of a story: its window in pixels, null by default, and whether axe has to check it. */
export interface StorySettings {
  viewport: { width: number; height: number } | null;
  needsAxe: boolean;
}

/** The options of a story. A story that cannot be loaded has none: its run reports the problem. */
export async function settingsOf(storyId: string): Promise<StorySettings> {
  const story = await globalThis.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  if (!story) return { viewport: null, needsAxe: false };
  const { viewport, a11y } = story.parameters;
  const styles = viewport.options[story.storyGlobals?.viewport?.value ?? ""]?.styles;
  return {
    viewport: styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null,
    needsAxe: a11y.test !== "off",
  };
}

/** Makes Storybook's events reach the story that is being run. Call it once a page. */
export function listenToStories(): void {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const add = (source: "play" | "story" | "unhandled", message: string) =>
    globalThis.currentRun?.errors.push({ source, message });
  channel.on("storyErrored", ({ title, description }) => add("story", `${title}\n${description}`));
  channel.on("storyThrewException", ({ message }) => {
    add("story", message);
    // Nothing follows it if a page of docs threw.
    if (globalThis.currentRun?.viewMode === "docs")
      globalThis.currentRun.end({ errors: [], status: "error", reports: [] });
  });
  channel.on("playFunctionThrewException", ({ message }) => add("play", message));
  channel.on("unhandledErrorsWhilePlaying", (thrown) => {
    for (const { message } of thrown) add("unhandled", message);
  });
  channel.on("storyMissing", () => {
    add("story", "Storybook lists it but could not load it.");
    globalThis.currentRun?.end({ errors: [], status: "unfinished", reports: [] });
  });
  channel.on("docsRendered", (id) => {
    if (globalThis.currentRun?.storyId === id)
      globalThis.currentRun.end({ errors: [], status: "success", reports: [] });
  });
  channel.on("storyFinished", ({ storyId, status, reporters }) => {
    if (globalThis.currentRun?.storyId !== storyId) return;
    const reports = reporters.map(({ type, status: outcome, result }) => ({
      type,
      failed: outcome === "failed",
      violations: (result?.violations ?? []).map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html }) => ({ html })),
      })),
      error: result?.error === undefined ? null : String(result.error),
    }));
    globalThis.currentRun.end({ errors: [], status, reports });
  });
}

/** Draws the next stories in that theme. An address without a story chooses none. */
export function chooseTheme(theme: string): void {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { theme } });
}

/**
 * Shows a story, and waits until its play function and axe are done, or a page of docs, and waits until it is drawn:
 * `timeout` milliseconds at most.
 */
export async function runStory({
  storyId,
  viewMode,
  timeout,
}: {
  storyId: string;
  viewMode: "story" | "docs";
  timeout: number;
}): Promise<StoryRun> {
  const errors: StoryRun["errors"] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = await new Promise<StoryRun>((end) => {
    globalThis.currentRun = { storyId, viewMode, errors, end };
    timer = setTimeout(() => {
      errors.push({ source: "story", message: `It did not finish within ${timeout} ms.` });
      end({ errors: [], status: "unfinished", reports: [] });
    }, timeout);
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode });
  });
  clearTimeout(timer);
  globalThis.currentRun = undefined;
  return { ...run, errors };
}

/** The text of the style element with that id; empty where there is none. */
export function styleText(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}
