import { connection } from "next/server";
import { ConsultorioProvider, spanish } from "../../consultorio";
import { Practice } from "../practice";

/** A page in another language has a provider of its own: a layout is not drawn again when a link leads here. */
export default async function Page() {
  await connection();
  return (
    <ConsultorioProvider messages={spanish} routes={{ home: "/es" }}>
      <Practice title="Tu sonrisa, explicada" />
    </ConsultorioProvider>
  );
}
