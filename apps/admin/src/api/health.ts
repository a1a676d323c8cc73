import { contract } from "@consultorio/api/contract";
import { sharedValue } from "./shared-value.ts";

/** Milliseconds between two questions whether the server can save again. */
const pause = 4000;

const { path } = contract.readReadiness;

/** Whether the server cannot save at the moment. */
const away = sharedValue(false);
export const useServerAway = away.use;

let asking: ReturnType<typeof setTimeout> | undefined;

/** Takes note that a call found the server, or its database, away; asks until it is back. */
export function noteAway() {
  away.set(true);
  clearTimeout(asking);
  asking = setTimeout(askAgain, pause);
}

/** Takes note that a call was answered. */
export function noteAnswered() {
  clearTimeout(asking);
  away.set(false);
}

async function askAgain() {
  try {
    const { status } = await fetch(new URL(path, window.location.origin), { cache: "no-store" });
    // A proxy in front of a server that is down answers 502 or 504.
    if (status < 500) return noteAnswered();
  } catch {
    // No answer yet: the next question follows.
  }
  asking = setTimeout(askAgain, pause);
}

/** Milliseconds between two tries to reach the server. */
const shortPause = 2000;

let reaching: Promise<void> | undefined;

/**
 * Resolves once the server has answered, without the database; several calls at once share one request. Code that is
 * loaded on demand waits for it.
 */
export function serverAnswers(): Promise<void> {
  reaching ??= reach().finally(() => {
    reaching = undefined;
  });
  return reaching;
}

async function reach(): Promise<void> {
  for (;;) {
    try {
      await fetch(new URL("/healthz", window.location.origin), { method: "HEAD", cache: "no-store" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, shortPause));
    }
  }
}
