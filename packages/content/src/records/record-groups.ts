import {
  type Disease,
  type DiseaseGroup,
  diseaseGroups,
  type ProcedureKind,
  type Service,
  type Symptom,
} from "../schema/collections.ts";
import type { Site } from "../site/documents.ts";
import type { CollectionName } from "../site/route.ts";

const symptomGroups = ["siente", "nota"] as const;
const serviceGroups = ["diagnostico", "sin-cirugia", "cirugia"] as const;

/** The parts of a list page; `otros` holds what nothing is known of that would place it. */
export type GroupName =
  | DiseaseGroup
  | (typeof symptomGroups)[number]
  | (typeof serviceGroups)[number]
  | "otros";

/** The ids of a group's records, in the order of the data. */
export interface RecordGroup {
  group: GroupName;
  ids: string[];
}

const serviceGroupOf: Record<ProcedureKind, (typeof serviceGroups)[number]> = {
  consulta: "diagnostico",
  estudio: "diagnostico",
  percutaneo: "sin-cirugia",
  curacion: "sin-cirugia",
  cirugia: "cirugia",
};

const diseaseGroup = ({ group }: Disease): GroupName => group ?? "otros";

function symptomGroup({ isSign }: Symptom): GroupName {
  if (isSign === undefined) return "otros";
  return isSign ? "nota" : "siente";
}

const serviceGroup = ({ procedure }: Service): GroupName =>
  procedure === undefined ? "otros" : serviceGroupOf[procedure];

/**
 * A collection in the groups of its list page: diseases by their vessels, symptoms by whether one feels or sees them,
 * services by what is done. Groups without a record are left out, so one alone means that there is nothing to divide.
 */
export function recordGroups(site: Site, collection: CollectionName): RecordGroup[] {
  if (collection === "diseases") return grouped(site.diseases, diseaseGroup, diseaseGroups);
  if (collection === "symptoms") return grouped(site.symptoms, symptomGroup, symptomGroups);
  return grouped(site.services, serviceGroup, serviceGroups);
}

function grouped<Item extends { id: string }>(
  records: readonly Item[],
  groupOf: (record: Item) => GroupName,
  order: readonly GroupName[],
): RecordGroup[] {
  return [...order, "otros" as const].flatMap((group) => {
    const ids = records.filter((record) => groupOf(record) === group).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ group, ids }];
  });
}
