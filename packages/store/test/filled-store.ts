import { Secret, TOTP } from "otpauth";
import { type StaticResponse, type Store, system } from "../src/index.ts";
import { documentsWith } from "./documents.ts";

/** The credentials of the account of a filled store. */
export const ana = { email: "ana@example.com", password: "una contraseña larga" };

function page(path: string): StaticResponse {
  const body = Uint8Array.from(Buffer.from(`<p>${path}</p>`));
  return {
    status: 200,
    headers: { "Content-Type": "text/html" },
    body,
    brotli: body,
    gzip: null,
    etag: path,
  };
}

/** A former address, which leads to another one. */
const moved: StaticResponse = { ...page("/antes"), status: 308, headers: { Location: "/abc" } };

/** Fills a store with at least one row in each exported table. */
export async function fill(store: Store) {
  const user = await store.createUser(system, ana);
  const { session } = await store.createSession(user.id, { userAgent: "Firefox" });
  const { secret } = await store.beginSecondFactor(session, "Consultorio");
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes = [] } = (await store.confirmSecondFactor(session, code())) ?? {};
  await store.requireSecondFactor(session, true);
  const picture = await store.putMedia(session, {
    name: "fachada ñ.jpg",
    width: 4000,
    height: 3000,
    files: [1280, 640].map((width) => ({
      width,
      height: width / 2,
      type: "image/webp",
      body: Uint8Array.from({ length: width }, (_, at) => at),
    })),
  });
  const video = await store.putMedia(session, {
    name: "consulta.mp4",
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type: "video/mp4", body: new Uint8Array(300_000).fill(7) }],
  });
  const first = await store.save(session, { documents: documentsWith("uno\u2028\u0000 «é» 🩺"), base: 0 });
  const second = await store.save(session, {
    documents: { siteContent: { picture: picture.hash, text: "á".repeat(70_000) } },
    base: 1,
    note: "Nueva fachada",
  });
  const publish = (revisionId: string, paths: string[]) =>
    store.createPublication(session, {
      revisionId,
      pages: new Map([...paths.map((path) => [path, page(path)] as const), ["/antes", moved]]),
    });
  // Its file outlives it.
  await publish(first.id, ["/assets/abc.jpg"]);
  await publish(first.id, ["/"]);
  await store.prunePublications(system, { newest: 1 });
  await publish(first.id, ["/", "/Zeta", "/año", "/abc"]);
  const older = await publish(second.id, ["/Zeta", "/año", "/abc"]);
  await publish(second.id, ["/año", "/abc"]);
  await store.setLive(session, older.id);
  await store.schedulePublication(session, { revisionId: second.id, due: new Date("2999-01-01") });
  const review = await store.createReviewLink(session, {
    revisionId: second.id,
    expiresAt: new Date("2999-01-01"),
  });
  const note = { section: "Hero", path: "/", kind: "comment", text: "Bien", name: "Luis" } as const;
  await store.addReviewNote(review.token, note);
  await store.attempt([{ key: "account:ana", limit: 5, windowSeconds: 900 }]);
  return { user, session, recoveryCodes, picture, video, review };
}
