import { ConsultorioProvider, spanish } from "../consultorio";
import { Practice } from "../practice";

export default function Page() {
  return (
    <ConsultorioProvider messages={spanish} routes={{ home: "/es" }}>
      <Practice title="Tu piel, vista de cerca" />
    </ConsultorioProvider>
  );
}
