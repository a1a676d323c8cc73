import { ConsultorioProvider, spanish } from "../consultorio";
import { Practice } from "./practice";

/** Astro draws each component of a page by itself: a provider stands in one component with its sections. */
export const SpanishPractice = () => (
  <ConsultorioProvider messages={spanish} routes={{ home: "/es" }}>
    <Practice title="Crecer, paso a paso" />
  </ConsultorioProvider>
);
