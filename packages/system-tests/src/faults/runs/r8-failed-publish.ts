import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { z } from "zod";
import { Editor } from "../editor.ts";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { type Pages, publicPages } from "../public-pages.ts";

const rounds = 20;

export const fault: Fault = {
  id: "R8",
  title: `Una publicación falla en una página; otras ${rounds} se cortan de golpe (kill -9) a la mitad`,
  promise: "La publicación anterior sigue en pie, completa, y la siguiente funciona.",
  minutes: 20,
  async run(tell) {
    await using folder = await temporaryFolder();
    return await breakPublishes(await newSite(folder.path), rounds, tell);
  },
};

/** Lets one publish fail, kills the server in the middle of others, and looks at the public pages each time. */
export async function breakPublishes(
  { database, port }: Target,
  times: number,
  tell: (line: string) => void,
): Promise<Figure[]> {
  let server = await startServer(database, { PORT: port });
  const administrator = await setUp(server);
  const editor = new Editor(administrator);
  let whole = await publicPages(server);
  const pages = whole.size;
  const failed = await failOnOnePage(administrator);
  const counts = { old: 0, new: 0, mixed: isSame(await publicPages(server), whole) ? 0 : 1 };
  for (let round = 1; round <= times; round += 1) {
    const title = `Publicación cortada ${round}`;
    await editor.save(title);
    await killWhilePublishing(server, administrator);
    server = await startServer(database, { PORT: port });
    const pages = await publicPages(server);
    if (isSame(pages, whole)) counts.old += 1;
    else if (isNew(pages, whole, title)) counts.new += 1;
    else counts.mixed += 1;
    whole = pages;
    tell(`corte ${round} de ${times}`);
  }
  await editor.save("La siguiente publicación");
  const { status } = await editor.publish();
  const home = await (await fetch(server.origin)).text();
  await server.stop();
  return [
    { name: "páginas públicas comparadas cada vez", value: pages, unit: "páginas", least: 10 },
    { name: "publicación que falla: páginas que nombra el 422", value: failed, unit: "páginas", least: 1 },
    { name: "cortes tras los que seguía la anterior, letra por letra", value: counts.old, unit: "cortes" },
    { name: "cortes tras los que ya estaba completa la nueva", value: counts.new, unit: "cortes" },
    { name: "publicaciones a medias", value: counts.mixed, unit: "publicaciones", limit: 0 },
    { name: "siguiente publicación", value: status, unit: "(HTTP)", least: 200, limit: 200 },
    { name: "y se ve", value: home.includes("La siguiente publicación") ? 1 : 0, unit: "de 1", least: 1 },
  ];
}

const isSame = (pages: Pages, whole: Pages) =>
  pages.size === whole.size && [...whole].every(([path, text]) => pages.get(path) === text);

/** The process ended between the move of the pointer and its last word: everything is there, and new. */
const isNew = (pages: Pages, whole: Pages, title: string) =>
  pages.size === whole.size &&
  [...pages.values()].every((text) => text.startsWith("200 ")) &&
  pages.get("/")?.includes(title) === true;

const problems = z.object({ problems: z.array(z.object({ path: z.string() })) });

/** Publishes a service with an unknown placeholder, and corrects it. Returns how many pages the refusal names. */
async function failOnOnePage(administrator: Administrator): Promise<number> {
  const { body } = await administrator.call("/api/collections/services");
  const { services } = z
    .object({ services: z.array(z.looseObject({ description: z.string() })) })
    .parse(body);
  const save = async (json: unknown) => {
    const answer = await administrator.call("/api/collections/services", { json });
    if (answer.status !== 200)
      throw new Error(`The save answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  const [first, ...others] = services;
  await save({ services: [{ ...first, description: "Atendemos {algo} en el consultorio." }, ...others] });
  const { status, body: refusal } = await administrator.call("/api/update-sections", { json: {} });
  await save({ services });
  return status === 422 ? problems.parse(refusal).problems.length : 0;
}

/** Ends the server at some page of a publish. */
async function killWhilePublishing(server: RunningServer, { cookie }: Administrator): Promise<void> {
  const answer = await fetch(`${server.origin}/api/update-sections`, {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      Cookie: cookie ?? "",
      Origin: server.origin,
    },
  });
  let events = "";
  let page: number | undefined;
  try {
    for await (const chunk of answer.body ?? []) {
      events += Buffer.from(chunk).toString("utf8");
      // The last page counts as often as all others: what is stored then is what must not be torn.
      page ??= randomInt(2) === 0 ? total(events) : randomInt(1, total(events));
      if (events.includes(`"done":${page},`)) break;
    }
    if (page === undefined) throw new Error(`The publish said nothing: ${answer.status}`);
    await wait(randomInt(0, page === total(events) ? 1500 : 200));
  } finally {
    await server.kill();
  }
}

/** How many pages a publish says it has. */
const total = (events: string) => Number(/"total":(\d+)/.exec(events)?.[1]);
