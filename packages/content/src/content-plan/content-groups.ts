import { mainPlans, type TabPlan } from "./main-plans.ts";
import { homePlans, officePlans, recordPlans, wholeSitePlans } from "./more-plans.ts";

/** Parts of the content that a user looks for in the same place. */
export interface GroupPlan {
  label: string;
  tabs: TabPlan[];
}

/** The five groups. The first has the six tabs of the specification; the last takes what no plan names. */
export const groupPlans: GroupPlan[] = [
  { label: "Tú y tu consultorio", tabs: mainPlans },
  { label: "Página de inicio", tabs: homePlans },
  { label: "Servicios y padecimientos", tabs: recordPlans },
  { label: "Pagos y contacto", tabs: officePlans },
  { label: "En todo el sitio", tabs: wholeSitePlans },
];
