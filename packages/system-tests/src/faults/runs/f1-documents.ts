import { join } from "node:path";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { tryDocuments } from "../../fuzz/try-documents.ts";
import type { Fault } from "../fault.ts";

/** Ten thousand documents made from the schemas, half of them with one field made wrong. */
export const fault: Fault = {
  id: "F1",
  title: "10,000 documentos generados, en otras escrituras, vacíos, larguísimos o con un campo equivocado",
  promise:
    "Lo válido se guarda tal cual y se puede dibujar; lo demás se rechaza nombrando el campo, sin un solo error.",
  minutes: 60,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using server = await startServer(join(folder.path, "site.db"));
    const administrator = await setUp(server);
    const plan = { count: 10_000, seed: 10_000, drawEvery: 50 };
    const { tried, statuses, saved, refused, drawn, wrong } = await tryDocuments(administrator, plan, tell);
    for (const line of wrong.slice(0, 20)) tell(`✗ ${line}`);
    return [
      { name: "documentos probados", value: tried, unit: "documentos", least: 10_000 },
      { name: "guardados y leídos iguales", value: saved, unit: "documentos", least: 1_000 },
      { name: "rechazados con 422 y su campo", value: refused, unit: "documentos", least: 3_000 },
      { name: "páginas dibujadas de una muestra", value: drawn, unit: "páginas", least: 100 },
      {
        name: "respuestas 5xx",
        value: statuses.filter((status) => status >= 500).length,
        unit: "respuestas",
        limit: 0,
      },
      { name: "otra respuesta", value: wrong.length, unit: "documentos", limit: 0 },
    ];
  },
};
