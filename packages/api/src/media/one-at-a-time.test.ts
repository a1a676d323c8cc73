import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("begins nothing before what was asked earlier has ended, also where that failed", async () => {
  const events: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };

  const [first, second, third] = await Promise.allSettled([
    oneAtATime(work("first", false)),
    oneAtATime(work("second", true)),
    oneAtATime(work("third", false)),
  ]);

  expect([first.status, second.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(events).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
