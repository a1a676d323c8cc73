import {
  type DiseaseGroup,
  diseaseGroups,
  type GuideGroup,
  guideGroups,
  type ProcedureKind,
} from "../schema/collections.ts";
import type { Site } from "../site/documents.ts";
import type { CollectionName } from "../site/route.ts";

const symptomGroups = ["siente", "nota"] as const;
const serviceGroups = ["diagnostico", "sin-cirugia", "cirugia"] as const;

type SymptomGroup = (typeof symptomGroups)[number];
type ServiceGroup = (typeof serviceGroups)[number];

/**
 * The parts of a list page; `otros` holds the records that nothing assigns to a part. A name is part of an address
 * (`/servicios#grupo-cirugia`), so it stays as it is.
 */
type GroupName = DiseaseGroup | SymptomGroup | ServiceGroup | GuideGroup | "otros";

/** The ids of a group's records, in the order of the data. */
export interface RecordGroup {
  group: GroupName;
  ids: string[];
}

const serviceGroupOf: Record<ProcedureKind, ServiceGroup> = {
  consulta: "diagnostico",
  estudio: "diagnostico",
  percutaneo: "sin-cirugia",
  curacion: "sin-cirugia",
  cirugia: "cirugia",
};

/**
 * A collection in the groups of its list page: diseases by their vessels, symptoms by whether the patient feels or sees
 * them, services by the kind of procedure, guides by when they are read. Groups without a record are left out: a single group divides nothing.
 */
export function recordGroups(site: Site, collection: CollectionName): RecordGroup[] {
  switch (collection) {
    case "diseases":
      return grouped(site.diseases, diseaseGroups, ({ group }) => group);
    case "symptoms":
      return grouped(site.symptoms, symptomGroups, ({ isSign }) =>
        isSign === undefined ? undefined : isSign ? "nota" : "siente",
      );
    case "services":
      return grouped(site.services, serviceGroups, ({ procedure }) => procedure && serviceGroupOf[procedure]);
    case "guides":
      return grouped(site.guides, guideGroups, ({ group }) => group);
  }
}

function grouped<Item extends { id: string }>(
  records: readonly Item[],
  order: readonly GroupName[],
  groupOf: (record: Item) => GroupName | undefined,
): RecordGroup[] {
  return [...order, "otros" as const].flatMap((group) => {
    const ids = records.filter((record) => (groupOf(record) ?? "otros") === group).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ group, ids }];
  });
}
