import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { settings } from "./settings.ts";

/**
 * Milliseconds within which 99 of 100 answers are there while requests come at a steady rate (per second), each counted
 * from when it was due. A server that is asked as often as it answers shows only how long its queue is; generators that
 * hold a rate by a quota for each second do the same at the beginning of each. Throws where an answer is no success.
 */
export async function steadyP99(url: string, rate: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: settings.connections });
  const answers: Promise<number>[] = [];
  const start = performance.now();
  const due = () => start + (answers.length * 1000) / rate;
  for (let now = start; now < start + settings.seconds * 1000; now = performance.now()) {
    while (due() <= now) {
      const answer = answerTime(url, agent, due());
      // What went wrong is reported after the last answer.
      answer.catch(() => {});
      answers.push(answer);
    }
    await wait(1);
  }
  const times = (await Promise.all(answers)).sort((one, other) => one - other);
  agent.destroy();
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

async function answerTime(url: string, agent: Agent, due: number): Promise<number> {
  const [response] = await once(get(url, { agent, headers: { "accept-encoding": "br" } }), "response");
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  await once(response.resume(), "end");
  return performance.now() - due;
}
