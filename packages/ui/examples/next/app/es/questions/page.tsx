import { ConsultorioProvider, spanish } from "../../../consultorio";
import Questions from "../../client/page";

/** The provider reaches client components too. */
export default function Page() {
  return (
    <ConsultorioProvider messages={spanish} routes={{ home: "/es" }}>
      <Questions />
    </ConsultorioProvider>
  );
}
