import { bundledSite } from "@consultorio/content/data";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";

const server = await serverForFile();
const administrator = await setUp(server);

/** So many services, each as long as the bundled ones, which are the first: the others name their pages in their metadata. */
const manyServices = (count: number) =>
  Array.from({ length: count }, (_, index) => bundledSite.services[index % bundledSite.services.length])
    .filter((service) => service !== undefined)
    .map((service, index) => ({
      ...service,
      id: index < bundledSite.services.length ? service.id : `${service.id}-${index}`,
      relations: { symptoms: [], diseases: [], services: [] },
    }));

const address = "/api/collections/services";

it("saves and reads a collection of 1,000 full records in one call", async () => {
  const services = manyServices(1000);
  expect(JSON.stringify(services).length).toBeGreaterThan(6_000_000);
  expect(await administrator.call(address, { json: { services } })).toMatchObject({ status: 200 });
  expect((await administrator.call(address)).body).toEqual({ services });
});

it("keeps 1,000 records that are not right yet", async () => {
  const services = manyServices(1000).map((service, index) =>
    index === 999 ? { ...service, title: "" } : service,
  );
  const { status, body } = await administrator.call("/api/unfinished/services", { json: { services } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ problems: [{ path: "999.title" }] });
});

it("refuses one record more, and more bytes than 1,000 records need, and says what to do", async () => {
  const { status, body } = await administrator.call(address, { json: { services: manyServices(1001) } });
  expect([status, body]).toMatchObject([422, { problems: [{ path: "" }] }]);
  const description = "x".repeat(20_000);
  const long = manyServices(1000).map((service) => ({ ...service, description }));
  expect(await administrator.call(address, { json: { services: long } })).toMatchObject({
    status: 413,
    body: {
      error: "El contenido es demasiado grande: como máximo 16 MB. Acorta textos, o borra lo que ya no uses.",
    },
  });
});
