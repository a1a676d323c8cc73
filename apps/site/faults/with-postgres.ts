import { startPostgres } from "@consultorio/store/testing";

/** Lends the address of an empty database on a PostgreSQL server of its own, which is gone afterwards. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, remove } = await startPostgres();
  try {
    return await work(`${url}/postgres`);
  } finally {
    await remove();
  }
}
