import { parseSite } from "@consultorio/content";
import { invalidFields } from "../http/http-error.ts";
import { passwordProblem } from "../passwords/password-problem.ts";
import type { Services } from "../services.ts";

/** Refuses a new password that is easy to guess. Throws 422 at its field. */
export async function requireGoodPassword(
  services: Pick<Services, "store" | "origin">,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const message = await passwordProblem(password, [email, ...(await siteTexts(services))]);
  if (message !== null) throw invalidFields([{ path: "password", message }]);
}

/** Public texts of the site: its address, its name and the doctor's. */
async function siteTexts({ store, origin }: Pick<Services, "store" | "origin">): Promise<string[]> {
  const draft = await store.draft();
  const site = draft && parseSite(draft.documents);
  const doctor = site?.ok ? [site.value.siteContent.doctorInfo.name] : [];
  return ["Consultorio", new URL(origin).hostname, ...doctor];
}
