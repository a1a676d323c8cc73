import { connection } from "next/server";
import { Practice } from "../practice";

/** Drawn anew for each visit. */
export default async function Page() {
  await connection();
  return <Practice title="Appointments this week" />;
}
